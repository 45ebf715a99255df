import { isDevicetree, type ConfigFile, type Configuration, type Release } from '#core/configuration';
import type { Severity } from '#core/keymap-check';
import { upgradeKeymap, type Change, type Note, type Upgrade } from '#core/keymap-upgrade';
import { checkAll } from './checkAll.ts';
import { byPlace, type Finding } from './finding.ts';
import { withoutIgnored } from './ignore.ts';
import { findRule } from './rules/index.ts';
import type { ConfigChange, Finding as CheckFinding } from './types.ts';
import { upgradeConfig } from './upgrade.ts';

/**
 * Everything that's wrong or out of date, in the order of the files. `target` is the release to upgrade to. Null if names of
 * releases shouldn't change.
 */
export function diagnose(configuration: Configuration, target: Release | null): readonly Finding[] {
  const found = [
    ...checkAll(configuration).map(fromCheck),
    ...configuration.all.flatMap((file) => (isDevicetree(file.name) ? upgradesOf(file) : [])),
    ...upgradeConfig(configuration, target).map((change) =>
      fromChange(change.file, change, severityOf(change, target === configuration.release.facts)),
    ),
  ];
  return withoutIgnored(found, configuration).sort(byPlace);
}

/** A line with an option that's gone stops the build. Anything else only matters after moving to the target. */
const severityOf = ({ rule, after }: ConfigChange, isBuilt: boolean): Severity =>
  !isBuilt ? 'warning' : rule === 'option-name' && after === '' ? 'error' : 'note';

function fromCheck({ id, severity, file, from, to, message, docs, fix }: CheckFinding): Finding {
  const row = findRule(id);
  const safe = !fix?.isGuess && (row?.safe === 'always' || (row?.safe === 'errors' && severity === 'error'));
  // An edit in a file that's included here says which file.
  const edits = (fix?.replacements ?? []).map((edit) => ({ file, ...edit }));
  return {
    rule: id,
    severity,
    where: { file, from, to },
    message,
    fixes: fix ? [{ title: fix.title, edits, safe, ...(fix.rename ? { rename: fix.rename } : {}) }] : [],
    docs,
  };
}

const upgrades = new WeakMap<ConfigFile, Upgrade>();

/** What's out of date in a devicetree file. Found once for each text. */
function upgradesOf(file: ConfigFile): readonly Finding[] {
  const known = upgrades.get(file) ?? upgradeKeymap(file.text);
  upgrades.set(file, known);
  return [
    ...known.changes.map((change) => fromChange(file.name, change, 'note')),
    ...known.notes.map((note) => fromNote(file.name, note)),
  ];
}

function fromChange(file: string, change: Change, severity: Finding['severity']): Finding {
  const { rule, before, after, reason, docs, replacements } = change;
  const { from, to } = replacements[0];
  return {
    rule,
    severity,
    where: { file, from, to },
    message: `${oneLine(before)} ${after ? `→ ${oneLine(after)}` : 'is removed'}. ${reason}`,
    fixes: [
      {
        title: after ? `Change to ${oneLine(after)}` : 'Remove it',
        edits: replacements.map((edit) => ({ file, ...edit })),
        safe: true,
      },
    ],
    docs,
    change: { before, after, reason },
  };
}

const fromNote = (file: string, { rule, from, to, message, docs }: Note): Finding => ({
  rule,
  severity: 'note',
  where: { file, from, to },
  message,
  fixes: [],
  docs,
});

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
