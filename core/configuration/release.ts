/** Decides which ZMK a configuration builds. Nothing else compares release names. */
import { release } from '#core/firmware';
import { readBoardTarget } from '#core/firmware/main-branch';
import type { Release } from './releases.ts';
import type { PlacedWord } from './types.ts';

export type BuiltRelease = Readonly<{
  /** What is built, in the configuration's words: `v0.3`, `main`, `v0.4`, or a commit. */
  name: string;
  /** Its names are these, or, if the release isn't known, most likely these. */
  facts: Release;
  /**
   * Whether names that the facts don't have are wrong. `newer`, `fork` and `revision` may have any other name, and nothing in
   * them is changed to fit the facts. `older` has fewer, and is upgraded.
   */
  status: 'known' | 'older' | 'newer' | 'fork' | 'revision';
  /** Where the configuration says so. Null if it doesn't, or if the names of its boards do. */
  stated: PlacedWord | null;
}>;

/** Whether any name may exist in what's built. */
export const isUnknown = ({ status }: BuiltRelease): boolean => status !== 'known' && status !== 'older';

type Clues = Readonly<{
  /** The revision in `west.yml`. */
  west: PlacedWord | null;
  isFork: boolean;
  /** The revision in the workflow. */
  workflow: PlacedWord | null;
  boards: readonly string[];
}>;

/** `west.yml` decides. Without it, the workflow does, and without that, the names of the boards. */
export function decideRelease({ west, isFork, workflow, boards }: Clues): BuiltRelease {
  const stated = west ?? workflow;
  const byBoards: Release = boards.some(isNameOnMain) ? 'main' : release.line;
  if (isFork) return { name: stated?.text ?? 'a fork', facts: byBoards, status: 'fork', stated };
  if (!stated) return { name: byBoards, facts: byBoards, status: 'known', stated: null };
  const name = stated.text;
  if (name === 'main') return { name, facts: 'main', status: 'known', stated };
  // The finding about the revision says what to change.
  if (isMistyped(name)) return { name: release.line, facts: release.line, status: 'known', stated };
  const line = lineOf(name);
  if (line === release.line || (name.length >= shortestCommit && release.commit.startsWith(name)))
    return { name, facts: release.line, status: 'known', stated };
  if (earlier.includes(line)) return { name, facts: release.line, status: 'older', stated };
  return { name, facts: byBoards, status: /^v\d+\.\d+$/.test(line) ? 'newer' : 'revision', stated };
}

const earlier: readonly string[] = release.earlier.map(lineOf);
const shortestCommit = 7;

/** Only names of the Zephyr 4.1 boards have a slash. */
const isNameOnMain = (board: string): boolean => board.includes('/') && readBoardTarget(board) !== undefined;

/** `v0.3` for `v0.3.1` and for the branch `v0.3-branch`. */
function lineOf(revision: string): string {
  return /^(v\d+\.\d+)(?:$|[.-])/.exec(revision)?.[1] ?? revision;
}

/** `0.3` or `v0.33`. Later releases than ours may exist by now, such as v0.4, but hardly v0.33. */
export const isMistyped = (revision: string): boolean =>
  /^v?\d[\d.]*$/.test(revision) &&
  !(release.earlier as readonly string[]).includes(revision) &&
  (!/^v\d\.1?\d(\.\d+)?$/.test(revision) || lineOf(revision).localeCompare(release.line, 'en', { numeric: true }) < 0);

/** A commit can be shortened. */
export const isSameRelease = (one: string, other: string): boolean =>
  lineOf(one) === lineOf(other) || (/^[\da-f]{7,40}$/.test(one) && (one.startsWith(other) || other.startsWith(one)));
