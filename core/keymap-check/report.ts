import type { Span } from '#core/devicetree';
import type { Fix, RawFinding, Severity } from './types.ts';

export const report = (severity: Severity, { from, to }: Span, message: string, fix?: Fix | null): RawFinding => ({
  severity,
  from,
  to,
  message,
  ...(fix ? { fix } : {}),
});

/** A fix that replaces one range. */
export const changeTo = ({ from, to }: Span, insert: string): Fix => ({
  title: `Change to ${insert.trim()}`,
  replacements: [{ from, to, insert }],
});

/** A fix that adds something that's missing. */
export const addAt = (at: number, insert: string): Fix => ({
  title: `Add ${insert.trim()}`,
  replacements: [{ from: at, to: at, insert }],
});
