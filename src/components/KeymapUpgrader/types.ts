import type { Change, Note } from '#core/keymap-upgrade';
import type { Place, Problem } from '#core/devicetree';

export type SourceFile = Readonly<{ name: string; text: string }>;

/** What the worker says about a text. Places are counted in the text it was given. */
export type Answer =
  | { readonly status: 'refused'; readonly reason: string }
  | {
      readonly status: 'done';
      readonly changes: readonly (Change & { readonly place: Place; readonly key: string })[];
      readonly notes: readonly (Note & { readonly place: Place })[];
      readonly problems: readonly (Problem & { readonly place: Place; readonly end: Place })[];
    };

export type PlacedChange = Extract<Answer, { status: 'done' }>['changes'][number];

export type Question = Readonly<{ id: number; text: string }>;
export type Reply = Readonly<{ id: number; answer: Answer }>;
