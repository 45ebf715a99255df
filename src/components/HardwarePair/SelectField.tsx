import type { ReactElement } from 'react';
import type { Option } from '@site/src/components/Finder/FilterSelects';
import styles from './styles.module.css';

type Props = Readonly<{
  id: string;
  label: string;
  value: string;
  /** Label of the empty option. */
  emptyLabel: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}>;

/** A select with a label. */
export default function SelectField({ id, label, value, emptyLabel, options, onChange }: Props): ReactElement {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{emptyLabel}</option>
        {options.map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
