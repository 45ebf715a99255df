import type { Finding } from '#core/config-check';
import type { Release } from '#core/configuration';
import type { Place } from '#core/devicetree';
import type { SourceFile } from '@site/src/userFiles/readFiles';

/** What the worker found in a file. Places refer to the text that the worker received. */
export type FileReport =
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'done'; readonly findings: readonly PlacedFinding[] };

/** `key` doesn't change when the text around it is edited, so that rejected items stay rejected. */
export type PlacedFinding = Finding &
  Readonly<{
    place: Place;
    end: Place;
    key: string;
    /** The place in an open file that a build log points to. */
    jumpTo?: Readonly<{ name: string; line: number }>;
  }>;

/** A finding that an upgrade changes. */
export type PlacedChange = PlacedFinding & Required<Pick<Finding, 'change'>>;

export const isChange = (finding: PlacedFinding): finding is PlacedChange => finding.change !== undefined;

export type CheckRequest = Readonly<{
  id: number;
  files: readonly SourceFile[];
  target: Release | null;
  /** Asks for the files with all safe fixes, except those with these keys, by file. */
  fixAllBut?: Readonly<Record<string, readonly string[]>>;
}>;

export type CheckResult = Readonly<{
  /** A report for each file, in the order of the files. */
  reports: readonly FileReport[];
  /** The release to upgrade to. Null if the one that's built isn't known, and the reader hasn't chosen another. */
  target: Release | null;
  /** What is built, in the configuration's words. */
  built: string;
  /** The shields and boards that are built, one for each firmware. */
  firmwares: readonly string[];
  /** How many errors are left in the upgraded files. Null if there's nothing to upgrade, or no error. */
  errorsLeft: number | null;
}>;

/** The files with all safe fixes, in the order of the request. */
export type RepairResult = Readonly<{ files: readonly SourceFile[]; applied: number }>;

export type CheckReply = Readonly<{ id: number }> & (CheckResult | Readonly<{ repaired: RepairResult }>);
