import { useState, type ReactElement } from 'react';
import SelectField, { type Option } from '@site/src/components/FieldPanel/SelectField';
import panel from '@site/src/components/FieldPanel/styles.module.css';
import { chips, interconnects, kinds, outputs, properties } from './filter';
import NotListed from './NotListed';
import styles from './styles.module.css';
import { useHardwareFinder } from './useHardwareFinder';

/** The choices of one thing each, in the order of the form. */
const choices: readonly Readonly<{
  name: 'kind' | 'interconnect' | 'chip' | 'output';
  label: string;
  options: readonly Option[];
}>[] = [
  { name: 'kind', label: 'Kind', options: kinds },
  { name: 'interconnect', label: 'Interconnect', options: interconnects },
  { name: 'chip', label: 'Chip (all are Arm)', options: chips.map((chip) => [chip, chip]) },
  { name: 'output', label: 'Output', options: outputs },
];

/** Filters the hardware tables of the page. Without JavaScript the tables are all there and the filters are not. */
export default function HardwareFinder({ list }: Readonly<{ list: string }>): ReactElement {
  const { filter, change, toggle, reset, count } = useHardwareFinder(list);
  const [more, setMore] = useState(false);
  return (
    <div className={panel.panel} role="search" aria-label="Hardware">
      <div className={panel.field}>
        <label htmlFor="hardware-name">Name</label>
        <input
          id="hardware-name"
          type="search"
          value={filter.text}
          placeholder="Corne, nice!nano, keypad"
          autoComplete="off"
          onChange={(event) => change({ text: event.target.value })}
        />
      </div>
      {/* On a phone the filters would fill the screen: there, they wait behind a button. */}
      <button type="button" className={styles.more} aria-expanded={more} onClick={() => setMore(!more)}>
        {more ? 'Fewer filters' : 'More filters'}
      </button>
      <div className={styles.filters} data-closed={more ? undefined : ''}>
        {choices.map(({ name, label, options }) => (
          <SelectField
            key={name}
            id={`hardware-${name}`}
            label={label}
            value={filter[name]}
            empty="Any"
            options={options}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        <fieldset className={styles.properties}>
          <legend>Has</legend>
          {properties.map(([id, title]) => (
            <label key={id}>
              <input type="checkbox" checked={filter.has.includes(id)} onChange={() => toggle(id)} /> {title}
            </label>
          ))}
        </fieldset>
      </div>
      <p className={styles.status}>
        <span role="status">
          {count === undefined ? 'All hardware is shown.' : count === 0 ? 'Nothing found.' : `${count} found.`}
        </span>{' '}
        {count !== undefined && (
          <button type="button" onClick={reset}>
            Show all
          </button>
        )}
      </p>
      {count === 0 && filter.text && <NotListed name={filter.text} />}
    </div>
  );
}
