import { useCallback, useMemo, useState, type ReactElement } from 'react';
import CodeBlock from '@theme/CodeBlock';
import Finder from '@site/src/components/Finder';
import { visibleRowLinks } from '@site/src/components/Finder/arrowKeyFocus';
import { isEmpty, type QueryFields, type Query } from '@site/src/components/Finder/query';
import FilterSelect from '@site/src/components/Finder/FilterSelect';
import { describeCount } from '@site/src/components/Finder/describeCount';
import { useFinder } from '@site/src/components/Finder/useFinder';
import { filterOptions } from './rows';
import styles from './styles.module.css';
import { useConf } from './useConf';

type Props = Readonly<{
  /** Id of the element that contains the tables. */
  list: string;
  /** Topics that appear in the tables. */
  topics: readonly string[];
}>;

const defaults = [
  ['on', 'On by default'],
  ['off', 'Off by default'],
  ['number', 'A number or text'],
] as const;

const releases = [
  ['v0.3', 'New in v0.3'],
  ['v0.2', 'New in v0.2'],
] as const;

const hint = 'Check options to collect them in a .conf file.';
const valuesOf = (options: readonly (readonly [string, string])[]) => options.map(([value]) => value);

function fieldsFor(topics: readonly string[]): QueryFields {
  const filters = {
    topic: { values: topics },
    value: { values: valuesOf(defaults) },
    since: { values: valuesOf(releases) },
  };
  return { text: 'find', filters };
}

const firstLink = (list: HTMLElement): HTMLElement | undefined => visibleRowLinks(list).next().value ?? undefined;
const openFirst = (list: HTMLElement) => firstLink(list)?.click();

/** Filters the tables of options and properties, and writes a .conf file with the checked options. */
export default function OptionFinder({ list, topics }: Props): ReactElement {
  const [found, setFound] = useState({ count: -1, status: hint });
  const onQuery = useCallback((element: HTMLElement, query: Query) => {
    const count = filterOptions(element, query);
    const name = firstLink(element)?.textContent;
    setFound({ count, status: isEmpty(query) ? hint : describeCount(count, name && `opens ${name}`) });
  }, []);
  const fields = useMemo(() => fieldsFor(topics), [topics]);
  const finder = useFinder({ listId: list, fields, onQuery, onEnter: openFirst });
  const { conf, uncheckAll } = useConf(list);
  const { query, change } = finder;
  const topicOptions = topics.map((topic) => [topic, topic] as const);
  return (
    <Finder
      finder={finder}
      id="option-finder"
      searchLabel="Options and properties"
      label="Find an option or property"
      placeholder="sleep, CONFIG_ZMK_BLE, tapping-term, _TIMEOUT$"
      status={found.status}
      textNotFound={found.count === 0 ? query.find : undefined}
      filters={
        <>
          <FilterSelect
            label="Topic"
            anyLabel="All topics"
            value={query.topic}
            options={topicOptions}
            onChange={(topic) => change(() => ({ topic }))}
          />
          <FilterSelect
            label="Default"
            anyLabel="Any default"
            value={query.value}
            options={defaults}
            onChange={(value) => change(() => ({ value }))}
          />
          <FilterSelect
            label="Since"
            anyLabel="Any release"
            value={query.since}
            options={releases}
            onChange={(since) => change(() => ({ since }))}
          />
        </>
      }
    >
      {conf && (
        <div className={styles.conf}>
          <CodeBlock language="kconfig" title="config/<keyboard>.conf">
            {`${conf.lines.join('\n')}\n`}
          </CodeBlock>
          {conf.conflicts.length > 0 && (
            <ul role="status">
              {conf.conflicts.map((conflict) => (
                <li key={conflict}>{conflict}</li>
              ))}
            </ul>
          )}
          <button type="button" onClick={uncheckAll}>
            Start over
          </button>
        </div>
      )}
    </Finder>
  );
}
