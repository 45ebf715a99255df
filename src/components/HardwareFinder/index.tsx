import { useCallback, useState, type ReactElement } from 'react';
import Finder from '@site/src/components/Finder';
import { shownLinks } from '@site/src/components/Finder/moveFocus';
import { isEmpty, type Query } from '@site/src/components/Finder/query';
import { partsOf, readOnce, showRows } from '@site/src/components/Finder/rows';
import Select from '@site/src/components/Finder/Select';
import { countStatus } from '@site/src/components/Finder/status';
import { useFinder } from '@site/src/components/Finder/useFinder';
import { chips, fields, interconnects, kinds, outputs, properties, rowFilter, wanted } from './filter';
import NotListed from './NotListed';
import { readHardwareRow } from './readHardwareRow';
import styles from './styles.module.css';

const selects = [
  { name: 'kind', label: 'Kind', any: 'Any kind', options: kinds },
  { name: 'interconnect', label: 'Interconnect', any: 'Any interconnect', options: interconnects },
  { name: 'chip', label: 'Chip', any: 'Any chip', options: chips.map((chip) => [chip, chip] as const) },
  { name: 'output', label: 'Output', any: 'Any output', options: outputs },
];

const hint = 'All hardware is shown.';
const readParts = readOnce((list) => partsOf(list, (element) => ({ element, ...readHardwareRow(element) })));
/** The row that Enter uses in build.yaml: one with exactly this name, or the first. Displays and adapters have no link for it. */
function pickIn(list: HTMLElement, name = ''): HTMLElement | undefined {
  const links = [...shownLinks(list)].filter((link) => link.matches('[data-pick]'));
  return links.find((link) => nameOf(link).toLowerCase() === name.trim().toLowerCase()) ?? links[0];
}
const nameOf = (link: Element) => link.closest('tr')?.cells[0]?.textContent ?? '';

const pick = (list: HTMLElement, query: Query) => pickIn(list, query['text'])?.click();

function toggled(has: readonly string[], property: string): string {
  return (has.includes(property) ? has.filter((one) => one !== property) : [...has, property]).join(',');
}

/** Filters the hardware tables of the page. */
export default function HardwareFinder({ list }: Readonly<{ list: string }>): ReactElement {
  const [found, setFound] = useState({ count: -1, status: hint });
  const show = useCallback((element: HTMLElement, query: Query) => {
    const rows = showRows(readParts(element), rowFilter(query), !isEmpty(query));
    const pick = pickIn(element, query['text']);
    const status = isEmpty(query) ? hint : countStatus(rows.length, pick && `writes build.yaml for ${nameOf(pick)}`);
    setFound({ count: rows.length, status });
  }, []);
  const finder = useFinder({ listId: list, fields, show, enter: pick });
  const { query, change } = finder;
  const has = wanted(query);
  const missed = found.count === 0 ? query['text'] : undefined;
  return (
    <Finder
      finder={finder}
      id="hardware-name"
      about="Hardware"
      label="Find a keyboard, controller or display"
      placeholder="Corne, nice!nano, keypad"
      status={found.status}
      missed={missed}
      filters={
        <>
          {selects.map(({ name, ...select }) => (
            <Select
              key={name}
              {...select}
              value={query[name]}
              onChange={(value) => change(() => ({ [name]: value }))}
            />
          ))}
          <fieldset className={styles.properties}>
            <legend>Has</legend>
            {properties.map(([id, title]) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={has.includes(id)}
                  onChange={() => change((now) => ({ has: toggled(wanted(now), id) }))}
                />{' '}
                {title}
              </label>
            ))}
          </fieldset>
        </>
      }
    >
      {missed && <NotListed name={missed} />}
    </Finder>
  );
}
