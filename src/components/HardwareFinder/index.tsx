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
  { name: 'chip', label: 'Chip', any: 'Any chip (all are Arm)', options: chips.map((chip) => [chip, chip] as const) },
  { name: 'output', label: 'Output', any: 'Any output', options: outputs },
];

const hint = 'All hardware is shown.';
const readParts = readOnce((list) => partsOf(list, (element) => ({ element, ...readHardwareRow(element) })));
/** The first row that can be used in build.yaml. Displays and adapters can't by themselves. */
const firstPick = (list: HTMLElement) => [...shownLinks(list)].find((link) => link.matches('[data-pick]'));
const pickFirst = (list: HTMLElement) => firstPick(list)?.click();

function toggled(has: readonly string[], property: string): string {
  return (has.includes(property) ? has.filter((one) => one !== property) : [...has, property]).join(',');
}

/** Filters the hardware tables of the page. */
export default function HardwareFinder({ list }: Readonly<{ list: string }>): ReactElement {
  const [found, setFound] = useState({ count: -1, status: hint });
  const show = useCallback((element: HTMLElement, query: Query) => {
    const rows = showRows(readParts(element), rowFilter(query), !isEmpty(query));
    const name = firstPick(element)?.closest('tr')?.cells[0]?.textContent;
    const status = isEmpty(query) ? hint : countStatus(rows.length, name && `writes build.yaml for ${name}`);
    setFound({ count: rows.length, status });
  }, []);
  const finder = useFinder({ listId: list, fields, show, enter: pickFirst });
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
            <Select key={name} {...select} value={query[name]} onChange={(value) => change({ [name]: value })} />
          ))}
          <fieldset className={styles.properties}>
            <legend>Has</legend>
            {properties.map(([id, title]) => (
              <label key={id}>
                <input type="checkbox" checked={has.includes(id)} onChange={() => change({ has: toggled(has, id) })} />{' '}
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
