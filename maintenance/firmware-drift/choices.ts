import { kconfigChoices, type KconfigChoice } from '#core/firmware';
import type { Choice, Kconfig } from '../facts/kconfigParser/index.ts';
import { compareTables, type Fact, type TableReport } from './compare.ts';

const withoutPrefix = (symbol: string): string => symbol.replace(/^CONFIG_/, '');

/** Compares choices by name, or by the first member if they have none. Choices that Zephyr declares have no members here. */
export function compareChoices(
  { choices }: Pick<Kconfig, 'choices'>,
  rows: readonly KconfigChoice[] = kconfigChoices,
): TableReport {
  const declared = choices.filter(({ members }) => members.length > 0);
  const nameOf = ({ name, members }: Choice): string =>
    name ??
    rows.find((row) => row.members.some((member) => withoutPrefix(member) === members[0]))?.name ??
    `(${members[0] ?? ''})`;
  const theirs = new Map<string, Fact>(
    declared.map((choice) => [
      nameOf(choice),
      {
        fields: {
          members: choice.members.join(' '),
          default: choice.defaults[0]?.value ?? choice.members[0] ?? '',
        },
        place: `${choice.place.file}:${choice.place.line}`,
      },
    ]),
  );
  const ours = new Map<string, Fact>(
    rows.map((row) => [
      row.name,
      { fields: { members: row.members.map(withoutPrefix).join(' '), default: withoutPrefix(row.default) } },
    ]),
  );
  return compareTables({ table: 'Kconfig choices', ours, theirs });
}
