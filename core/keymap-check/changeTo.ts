import type { Fix } from './types.ts';

/** A fix that replaces one range. */
export const changeTo = ({ from, to }: { readonly from: number; readonly to: number }, insert: string): Fix => ({
  title: `Change to ${insert}`,
  replacements: [{ from, to, insert }],
});
