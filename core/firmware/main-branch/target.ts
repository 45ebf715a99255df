import { boardChanges } from './boards.ts';
import type { BoardChange } from './types.ts';

/** A board name in Zephyr 4.1: `board@revision/chip/variant`. */
type BoardTarget = Readonly<{ board: string; revision?: string; chip?: string; variant?: string }>;

const targetPattern = /^(?<board>[^@/\s]+)(?:@(?<revision>[^/\s]+))?(?:\/(?<chip>[^/\s]*)(?:\/(?<variant>\S+))?)?$/;

/** Splits a name such as `nice_nano@1//zmk`. Undefined if it isn't valid. */
export function readBoardTarget(text: string): BoardTarget | undefined {
  const groups = targetPattern.exec(text)?.groups;
  if (!groups?.['board']) return undefined;
  const { board, revision, chip, variant } = groups;
  return { board, ...(revision && { revision }), ...(chip && { chip }), ...(variant && { variant }) };
}

const onlyDigits = /^\d+(\.\d+){0,2}$/;
/** `1` and `1.0` mean `1.0.0`. */
const fullRevision = (revision: string): string =>
  onlyDigits.test(revision) ? [...revision.split('.'), '0', '0'].slice(0, 3).join('.') : revision;

function shortTarget({ board, chip, variant, revision, defaultRevision, severalChips }: After): string {
  const at = revision !== undefined && !defaultRevision ? `@${revision}` : '';
  if (variant === undefined) return `${board}${at}`;
  return `${board}${at}/${severalChips ? chip : ''}/${variant}`;
}

type After = NonNullable<BoardChange['after']>;

/** The shortest name on `main` for a board name of the release: `nice_nano_v2` → `nice_nano//zmk`. */
export function boardOnMain(before: string): string | undefined {
  const after = boardChanges.find((change) => change.before === before)?.after;
  return after && shortTarget(after);
}

/** The board name in the release for any spelling of a name on `main`: `nice_nano@1//zmk` → `nice_nano`. */
export function boardInRelease(target: string): string | undefined {
  const wanted = readBoardTarget(target);
  if (!wanted) return undefined;
  const revision = wanted.revision && fullRevision(wanted.revision);
  return boardChanges.find(
    ({ after }) =>
      after?.board === wanted.board &&
      (wanted.chip === undefined || wanted.chip === after.chip) &&
      (wanted.variant === undefined ? !after.variant?.startsWith('flipped') : wanted.variant === after.variant) &&
      (revision === undefined ? after.revision === undefined || after.defaultRevision : revision === after.revision),
  )?.before;
}
