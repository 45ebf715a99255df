import { useCallback, useState, type ReactElement } from 'react';
import Finder from '@site/src/components/Finder';
import { visibleRowLinks } from '@site/src/components/Finder/arrowKeyFocus';
import { isEmpty, type Query } from '@site/src/components/Finder/query';
import { readSections, cachePerElement, filterRows } from '@site/src/components/Finder/filterRows';
import FilterSelect from '@site/src/components/Finder/FilterSelect';
import { describeCount } from '@site/src/components/Finder/describeCount';
import { useFinder } from '@site/src/components/Finder/useFinder';
import { chips, fields, interconnects, kinds, outputs, features, rowFilter, requiredFeatures } from './filter';
import NotListed from './NotListed';
import { nameIn, readHardwareRow } from './readHardwareRow';
import styles from './styles.module.css';

const selects = [
  { name: 'kind', label: 'Kind', anyLabel: 'Any kind', options: kinds },
  { name: 'interconnect', label: 'Interconnect', anyLabel: 'Any interconnect', options: interconnects },
  { name: 'chip', label: 'Chip', anyLabel: 'Any chip', options: chips.map((chip) => [chip, chip] as const) },
  { name: 'output', label: 'Output', anyLabel: 'Any output', options: outputs },
];

const allShown = 'Showing all hardware.';
const sectionsOf = cachePerElement((list) =>
  readSections(list, (element) => ({ element, ...readHardwareRow(element) })),
);

/** The link that Enter clicks: the row with exactly this name, or else the first one that can be used in build.yaml. */
function linkToPick(list: HTMLElement, name = ''): HTMLElement | undefined {
  const links = [...visibleRowLinks(list)].filter((link) => link.matches('[data-pick]'));
  return links.find((link) => nameOf(link).toLowerCase() === name.trim().toLowerCase()) ?? links[0];
}
const nameOf = (link: Element) => {
  const row = link.closest('tr');
  return row ? nameIn(row) : '';
};

const pick = (list: HTMLElement, query: Query) => linkToPick(list, query['text'])?.click();

function toggled(has: readonly string[], feature: string): string {
  return (has.includes(feature) ? has.filter((other) => other !== feature) : [...has, feature]).join(',');
}

/** Filters the hardware tables of the page. `list` is the id of the element that contains them. */
export default function HardwareFinder({ list }: Readonly<{ list: string }>): ReactElement {
  const [found, setFound] = useState({ count: -1, status: allShown });
  const onQuery = useCallback((element: HTMLElement, query: Query) => {
    const rows = filterRows(sectionsOf(element), rowFilter(query), !isEmpty(query));
    const link = linkToPick(element, query['text']);
    const status = isEmpty(query)
      ? allShown
      : describeCount(rows.length, link && `writes build.yaml for ${nameOf(link)}`);
    setFound({ count: rows.length, status });
  }, []);
  const finder = useFinder({ listId: list, fields, onQuery, onEnter: pick });
  const { query, change } = finder;
  const has = requiredFeatures(query);
  const textNotFound = found.count === 0 ? query['text'] : undefined;
  return (
    <Finder
      finder={finder}
      id="hardware-name"
      searchLabel="Hardware"
      label="Find a keyboard, controller, or display"
      placeholder="Corne, nice!nano, keypad"
      status={found.status}
      textNotFound={textNotFound}
      filters={
        <>
          {selects.map(({ name, ...select }) => (
            <FilterSelect
              key={name}
              {...select}
              value={query[name]}
              onChange={(value) => change(() => ({ [name]: value }))}
            />
          ))}
          <fieldset className={styles.features}>
            <legend>Has</legend>
            {features.map(([id, title]) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={has.includes(id)}
                  onChange={() => change((now) => ({ has: toggled(requiredFeatures(now), id) }))}
                />{' '}
                {title}
              </label>
            ))}
          </fieldset>
        </>
      }
    >
      {textNotFound && <NotListed name={textNotFound} />}
    </Finder>
  );
}
