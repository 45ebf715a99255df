import type { ReactElement } from 'react';
import styles from './styles.module.css';

type Props<Value> = Readonly<{
  legend: string;
  /** Name of the radio group. */
  name: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}>;

/** Radio buttons that look like a row of buttons. */
export default function SegmentedControl<Value extends string | number>({
  legend,
  name,
  options,
  value: selected,
  onChange,
}: Props<Value>): ReactElement {
  return (
    <fieldset className={styles.segments}>
      <legend>{legend}</legend>
      <div>
        {options.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === selected} onChange={() => onChange(value)} />
            <span className="control">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
