import type { ReactElement } from 'react';
import clsx from 'clsx';
import {
  bindings,
  chosenAnchor,
  chosenProperties,
  commonBehaviorProperties,
  propertyAnchor,
  sinceOf,
  type Binding,
} from '#core/firmware';
import { otherOptionWords } from '#core/search';
import ColumnHeads from '../PlainTable/ColumnHeads';
import plain from '../PlainTable/styles.module.css';
import { BreakableCode, Reference } from '../ReferenceTable/InlineText';
import styles from './styles.module.css';

/** A table of every devicetree property, grouped by the compatible of its node, for OptionFinder. */
export default function PropertyIndex(): ReactElement {
  const nodes = bindings
    // Macros with parameters have the same properties as those without, and many behaviors have none to set.
    .filter((node) => !/-(?:one|two)-param$/.test(node.compatible))
    .filter((node) => propertiesOf(node).some(({ name }) => name !== '#binding-cells'))
    .toSorted((a, b) => a.compatible.localeCompare(b.compatible, 'en'));
  // Left out of the site search, which finds the page about the property instead.
  return (
    <div data-search-ignore>
      <table
        className={clsx(plain.table, plain.stacked, plain.grid, styles.table)}
        data-stacked
        aria-label="All properties"
      >
        <ColumnHeads titles={['Compatible', 'Properties']} />
        <tbody>
          {nodes.map((node) => (
            <tr
              key={node.compatible}
              data-topic={node.page.replace(/^config\//, '')}
              data-also={otherOptionWords(`${node.compatible} ${node.page}`).join(' ') || undefined}
              data-since={releasesOf(node).join(' ') || undefined}
            >
              <th scope="row">
                <BreakableCode name={node.compatible} />
              </th>
              <td>
                <ul>
                  {propertiesOf(node).map(({ name, type, anchor, inChild, since, also }) => (
                    <li key={anchor} data-also={also || undefined}>
                      <Reference href={`/docs/${node.page}#${anchor}`}>{name}</Reference>{' '}
                      <small>
                        {type}
                        {inChild && ', in child nodes'}
                        {since !== 'v0.1' && `, since ${since}`}
                      </small>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <code>/chosen</code>
            </th>
            <td>
              <ul>
                {chosenProperties.map(({ property, page }) => (
                  <li key={property}>
                    <Reference href={`/docs/${page}#${chosenAnchor(property)}`}>{property}</Reference>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function propertiesOf({ compatible, properties, children }: Binding) {
  const toItems = (list: Binding['properties'], inChild: boolean) =>
    list.map(({ name, type, values = [] }) => ({
      name,
      type,
      inChild,
      also: [...values.map(({ value }) => value), ...otherOptionWords(name)].join(' '),
      anchor: propertyAnchor(compatible, name, inChild),
      since: sinceOf(`${compatible} ${name}`),
    }));
  const isBehavior = /^zmk,(?:behavior|macro)-/.test(compatible);
  const own = properties.filter(({ name }) => !isBehavior || !commonBehaviorProperties.includes(name));
  return [...toItems(own, false), ...toItems(children?.properties ?? [], true)];
}

/** Releases that added the node or one of its properties, except the first release. */
const releasesOf = (node: Binding): readonly string[] =>
  [...new Set(propertiesOf(node).map(({ since }) => since))].filter((since) => since !== 'v0.1');
