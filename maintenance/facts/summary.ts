import type { FactChange } from '#core/firmware/facts';

const titles: Readonly<Record<FactChange['change'], string>> = { new: 'New', gone: 'Gone', changed: 'Changed' };

/** What changed, as Markdown that a person can review in a minute. */
export function summaryOf(changes: readonly FactChange[], title: string): string {
  if (changes.length === 0) return `## ${title}\n\nNothing changed.\n`;
  const sections = (['new', 'gone', 'changed'] as const).flatMap((kind) => {
    const lines = changes.filter(({ change }) => change === kind).map(lineOf);
    return lines.length === 0 ? [] : [`### ${titles[kind]} (${lines.length})\n\n${lines.join('\n')}`];
  });
  return `## ${title}\n\n${sections.join('\n\n')}\n`;
}

function lineOf({ table, name, fields = {} }: FactChange): string {
  const details = Object.entries(fields).map(
    ([field, [before, after]]) => `${field}: ${valueText(before)} → ${valueText(after)}`,
  );
  return `- ${table}: \`${name}\`${details.length > 0 ? ` (${details.join('; ')})` : ''}`;
}

const valueText = (value: unknown): string => (value === null ? 'nothing' : `\`${JSON.stringify(value)}\``);
