import type { ReactElement } from 'react';
import panel from '@site/src/components/FieldPanel/styles.module.css';
import { chips, interconnects, kinds, outputs, properties } from './filter';
import styles from './styles.module.css';
import { useHardwareFinder } from './useHardwareFinder';

type Option = readonly [value: string, label: string];
type SelectProps = Readonly<{
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}>;

function Select({ name, label, value, options, onChange }: SelectProps): ReactElement {
  return (
    <div className={panel.field}>
      <label htmlFor={`hardware-${name}`}>{label}</label>
      <select id={`hardware-${name}`} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">Any</option>
        {options.map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Filters the hardware tables of the page. Without JavaScript the tables are all there and the filters are not. */
export default function HardwareFinder({ list }: Readonly<{ list: string }>): ReactElement {
  const { filter, change, toggle, reset, count } = useHardwareFinder(list);
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
      <Select name="kind" label="Kind" value={filter.kind} options={kinds} onChange={(kind) => change({ kind })} />
      <Select
        name="interconnect"
        label="Interconnect"
        value={filter.interconnect}
        options={interconnects}
        onChange={(interconnect) => change({ interconnect })}
      />
      <Select
        name="chip"
        label="Chip (all are Arm)"
        value={filter.chip}
        options={chips.map((chip) => [chip, chip] as const)}
        onChange={(chip) => change({ chip })}
      />
      <Select
        name="output"
        label="Output"
        value={filter.output}
        options={outputs}
        onChange={(output) => change({ output })}
      />
      <fieldset className={styles.properties}>
        <legend>Has</legend>
        {properties.map(([id, title]) => (
          <label key={id}>
            <input type="checkbox" checked={filter.has.includes(id)} onChange={() => toggle(id)} /> {title}
          </label>
        ))}
      </fieldset>
      <p className={styles.status}>
        <span role="status">{count === undefined ? 'All hardware is shown.' : `${count} found.`}</span>{' '}
        {count !== undefined && (
          <button type="button" onClick={reset}>
            Show all
          </button>
        )}
      </p>
    </div>
  );
}
