import type { ReactElement } from 'react';
import type { Finder } from './useFinder';

export type Option = readonly [value: string, label: string];

export type Select = Readonly<{
  /** URL parameter. */
  name: string;
  label: string;
  /** Label of the option that doesn't filter. */
  anyLabel: string;
  options: readonly Option[];
}>;

/** Select fields that filter the rows of a finder. */
export default function FilterSelects({
  finder: { query, change },
  selects,
}: Readonly<{ finder: Finder; selects: readonly Select[] }>): readonly ReactElement[] {
  return selects.map(({ name, label, anyLabel, options }) => (
    <select
      key={name}
      aria-label={label}
      value={query[name] ?? ''}
      onChange={(event) => change(() => ({ [name]: event.target.value }))}
    >
      <option value="">{anyLabel}</option>
      {options.map(([option, title]) => (
        <option key={option} value={option}>
          {title}
        </option>
      ))}
    </select>
  ));
}
