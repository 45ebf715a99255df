import type { ReactElement } from 'react';
import styles from './styles.module.css';

type Props<Value> = Readonly<{
  legend: string;
  /** Of the group of radio buttons. */
  name: string;
  options: readonly (readonly [value: Value, label: string])[];
  chosen: Value;
  onChoose: (value: Value) => void;
}>;

/** A few options next to each other that look like buttons. One of them is selected. */
export default function Segments<Value extends string | number>({
  legend,
  name,
  options,
  chosen,
  onChoose,
}: Props<Value>): ReactElement {
  return (
    <fieldset className={styles.segments}>
      <legend>{legend}</legend>
      <div>
        {options.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span className="control">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
