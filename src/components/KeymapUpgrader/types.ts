import type { Place } from '#core/devicetree';
import type { Finding } from '#core/keymap-check';
import type { Change, Note } from '#core/keymap-upgrade';

export type SourceFile = Readonly<{ name: string; text: string }>;

/** What the worker says about a text. Places are counted in the text it was given. */
export type Answer =
  | { readonly status: 'refused'; readonly reason: string }
  | {
      readonly status: 'done';
      readonly changes: readonly (Change & { readonly place: Place; readonly key: string })[];
      readonly notes: readonly (Note & { readonly place: Place })[];
      readonly findings: readonly PlacedFinding[];
    };

export type PlacedFinding = Finding & { readonly place: Place; readonly end: Place };
export type PlacedChange = Extract<Answer, { status: 'done' }>['changes'][number];

export type Question = Readonly<{ id: number; file: SourceFile; others: readonly SourceFile[] }>;
export type Reply = Readonly<{ id: number; answer: Answer }>;
