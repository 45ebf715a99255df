import { readConfiguration, type Configuration, type Files, type Release } from '#core/configuration';
import { applyChanges, withoutOverlaps } from '#core/keymap-upgrade';
import { diagnose } from './diagnose.ts';
import { safeFix, type Edit, type Finding, type Fix } from './finding.ts';

export interface Repaired {
  readonly files: Files;
  /** The new names of files that were renamed, by their old name. */
  readonly renamed: ReadonlyMap<string, string>;
  /** How many fixes were applied. */
  readonly applied: number;
  /** What's found in the repaired files. */
  readonly remaining: readonly Finding[];
}

/** A fixed syntax error can uncover others, and a corrected name can need a change for the target. */
const maxRounds = 5;

/** Applies every safe fix of the wanted findings, and those of what they uncover. */
export function fixAll(
  files: Files,
  target: Release | null,
  isWanted: (finding: Finding, round: number) => boolean = () => true,
): Repaired {
  let configuration: Configuration = readConfiguration(files);
  let remaining = diagnose(configuration, target);
  const renamed = new Map<string, string>();
  let applied = 0;
  for (let round = 0; round < maxRounds; round++) {
    const fixes = remaining.flatMap((finding) => (isWanted(finding, round) ? (safeFix(finding) ?? []) : []));
    const result = applyFixes(configuration.files, fixes);
    if (result.applied === 0) break;
    applied += result.applied;
    for (const [from, to] of result.renamed) {
      const first = [...renamed].find(([, name]) => name === from)?.[0] ?? from;
      renamed.set(first, to);
    }
    configuration = readConfiguration(result.files, configuration);
    remaining = diagnose(configuration, target);
  }
  return { files: configuration.files, renamed, applied, remaining };
}

/** Applies each fix completely or not at all. If two overlap, the earlier one wins. */
export function applyFixes(files: Files, fixes: readonly Fix[]): Omit<Repaired, 'remaining'> {
  const starts = new Map<string, number>();
  let end = 0;
  for (const [name, text] of files) {
    starts.set(name, end);
    end += text.length + 1;
  }
  // As if all files were one text, so that fixes in several files are compared too.
  const moved = fixes.flatMap(({ edits }) => {
    const [first, ...rest] = edits
      .filter((edit) => files.get(edit.file)?.slice(edit.from, edit.to) !== edit.insert)
      .map((edit) => {
        const start = starts.get(edit.file) ?? 0;
        return { from: start + edit.from, to: start + edit.to, insert: edit.insert, edit };
      })
      .sort((a, b) => a.from - b.from);
    return first ? [{ replacements: [first, ...rest] as [typeof first, ...(typeof first)[]] }] : [];
  });
  const accepted = withoutOverlaps(moved);
  const edits = accepted.flatMap(({ replacements }) => replacements.map(({ edit }) => edit));
  const renamed = new Map(
    fixes.flatMap(({ rename }) =>
      rename && files.has(rename.from) && !files.has(rename.to) ? [[rename.from, rename.to] as const] : [],
    ),
  );
  const result = [...files].map(
    ([name, text]) =>
      [
        renamed.get(name) ?? name,
        editText(
          text,
          edits.filter(({ file }) => file === name),
        ),
      ] as const,
  );
  return { files: new Map(result), renamed, applied: accepted.length + renamed.size };
}

const editText = (text: string, edits: readonly Edit[]): string =>
  edits.length === 0
    ? text
    : applyChanges(
        text,
        edits.map((edit) => ({ replacements: [edit] })),
      );
