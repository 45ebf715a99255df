import type { ReactElement } from 'react';

export type Option = readonly [value: string, label: string];

type Props = Readonly<{
  label: string;
  /** Label of the option that doesn't filter. */
  anyLabel: string;
  value: string | undefined;
  options: readonly Option[];
  onChange: (value: string) => void;
}>;

/** A select field that filters the rows of a finder. */
export default function FilterSelect({ label, anyLabel, value, options, onChange }: Props): ReactElement {
  return (
    <select aria-label={label} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
      <option value="">{anyLabel}</option>
      {options.map(([option, title]) => (
        <option key={option} value={option}>
          {title}
        </option>
      ))}
    </select>
  );
}
