import type { FactChange, FirmwareFacts } from '#core/firmware/facts';

/** The facts as JSON with one row per line, so that a diff shows each row that changed. */
export function factsText({ about, ...tables }: FirmwareFacts): string {
  const parts = Object.entries(tables).map(
    ([name, rows]) =>
      `  ${JSON.stringify(name)}: [\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`,
  );
  return `{\n  "about": ${JSON.stringify(about)},\n${parts.join(',\n')}\n}\n`;
}

/** Changes since another release, as JSON with one row per line. */
export const changesText = (since: string, changes: readonly FactChange[]): string =>
  `{\n  "since": ${JSON.stringify(since)},\n  "changes": [\n${changes.map((change) => `    ${JSON.stringify(change)}`).join(',\n')}\n  ]\n}\n`;
