/** What the reader asks for, by the names it has in the address. Missing or empty means "does not matter". */
export type Query = Readonly<Record<string, string | undefined>>;

/** A choice beside the field. */
export type Choice = Readonly<{
  values: readonly string[];
  /** Several values can be chosen, with commas between them. */
  several?: boolean;
}>;

export type Fields = Readonly<{
  /** The text of the field. */
  text: string;
  choices: Readonly<Record<string, Choice>>;
}>;

export const isEmpty = (query: Query): boolean => Object.values(query).every((value) => !value);

/** The query in an address: `?find=idle&topic=power`. What no choice could show is left out: it would hide every row. */
export function readQuery(search: string, { text, choices }: Fields): Query {
  const address = new URLSearchParams(search);
  const chosen = Object.entries(choices).map(([name, { values, several }]) => {
    const offered = (address.get(name) ?? '').split(',').filter((value) => values.includes(value));
    return [name, several ? offered.join(',') : (offered[0] ?? '')] as const;
  });
  return { [text]: address.get(text) ?? '', ...Object.fromEntries(chosen) };
}

/** Puts a query into an address, always in the same order, and leaves the rest of it alone. */
export function writeQuery(query: Query, search: string, { text, choices }: Fields): string {
  const address = new URLSearchParams(search);
  for (const name of [text, ...Object.keys(choices)]) {
    address.delete(name);
    const value = query[name];
    if (value) address.append(name, value);
  }
  const written = address.toString().replaceAll('%2C', ',');
  return written ? `?${written}` : '';
}
