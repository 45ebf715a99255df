import type { Place } from '#core/devicetree';
import type { ConfigChange, Target } from '#core/config-check';
import type { Finding } from '#core/keymap-check';
import type { Change, Note } from '#core/keymap-upgrade';

export type SourceFile = Readonly<{ name: string; text: string }>;

/** What the worker says about a file. Places are counted in the text it was given. */
export type Answer =
  | { readonly status: 'refused'; readonly reason: string }
  | {
      readonly status: 'done';
      readonly changes: readonly PlacedChange[];
      readonly notes: readonly (Note & { readonly place: Place })[];
      readonly findings: readonly PlacedFinding[];
    };

/** Keys stay the same while the text around is edited, so that what is rejected stays rejected. */
export type PlacedFinding = Finding &
  Readonly<{
    place: Place;
    end: Place;
    key: string;
    /** A place in an open file that a build log names. */
    leadsTo?: Readonly<{ name: string; line: number }>;
  }>;
export type PlacedChange = (Change | Omit<ConfigChange, 'file'>) & Readonly<{ place: Place; key: string }>;

export type Question = Readonly<{ id: number; files: readonly SourceFile[]; target: Target | null }>;
/** The answers in the order of the files, and the release they are for. */
export type Reply = Readonly<{ id: number; answers: readonly Answer[]; target: Target }>;
