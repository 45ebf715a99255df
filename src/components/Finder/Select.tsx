import type { ReactElement } from 'react';
import type { Option } from '@site/src/components/FieldPanel/SelectField';

type Props = Readonly<{
  label: string;
  /** What stands for no choice. */
  any: string;
  value: string | undefined;
  options: readonly Option[];
  onChange: (value: string) => void;
}>;

/** A choice among the filters of a finder. */
export default function Select({ label, any, value, options, onChange }: Props): ReactElement {
  return (
    <select aria-label={label} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
      <option value="">{any}</option>
      {options.map(([option, title]) => (
        <option key={option} value={option}>
          {title}
        </option>
      ))}
    </select>
  );
}
