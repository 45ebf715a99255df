/** The search text and the values of the filters, by their names in the URL. A missing or empty value matches all rows. */
export type Query = Readonly<Record<string, string | undefined>>;

export type Filter = Readonly<{
  values: readonly string[];
  /** Whether several values can be selected. They're separated by commas. */
  isMultiple?: boolean;
}>;

export type QueryFields = Readonly<{
  /** URL parameter of the search text. */
  text: string;
  filters: Readonly<Record<string, Filter>>;
}>;

/** The URL parameters of a finder with these select fields. `more` are filters that aren't select fields. */
export const fieldsFor = (
  text: string,
  selects: readonly Readonly<{ name: string; options: readonly (readonly [value: string, label: string])[] }>[],
  more: QueryFields['filters'] = {},
): QueryFields => ({
  text,
  filters: {
    ...Object.fromEntries(selects.map(({ name, options }) => [name, { values: options.map(([value]) => value) }])),
    ...more,
  },
});

export const isEmpty = (query: Query): boolean => Object.values(query).every((value) => !value);

/** Reads a query such as `?find=idle&topic=power`. Ignores unknown filter values, which would hide every row. */
export function readQuery(search: string, { text, filters }: QueryFields): Query {
  const params = new URLSearchParams(search);
  const selected = Object.entries(filters).map(([name, { values, isMultiple }]) => {
    const known = (params.get(name) ?? '').split(',').filter((value) => values.includes(value));
    return [name, isMultiple ? known.join(',') : (known[0] ?? '')] as const;
  });
  return { [text]: params.get(text) ?? '', ...Object.fromEntries(selected) };
}

/** Writes a query into a URL search string, always in the same order, and keeps all other parameters. */
export function writeQuery(query: Query, search: string, { text, filters }: QueryFields): string {
  const params = new URLSearchParams(search);
  for (const name of [text, ...Object.keys(filters)]) {
    params.delete(name);
    const value = query[name];
    if (value) params.append(name, value);
  }
  const written = params.toString().replaceAll('%2C', ',');
  return written ? `?${written}` : '';
}
