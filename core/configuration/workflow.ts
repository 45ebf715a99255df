import { linesOf } from './lines.ts';
import type { Word } from './types.ts';

const usesPattern = /uses:\s*["']?zmkfirmware\/zmk\/\.github\/workflows\/build-user-config\.yml@([\w./-]+)/;

/** Which ZMK the workflow comes from: `v0.3` in `build-user-config.yml@v0.3`. Null for a workflow that isn't ZMK's. */
export function readWorkflow(text: string): Word | null {
  for (const { text: line, from } of linesOf(text)) {
    const match = usesPattern.exec(line);
    const revision = match?.[1];
    if (!match || revision === undefined || /^\s*#/.test(line)) continue;
    const at = from + match.index + match[0].length - revision.length;
    return { text: revision, from: at, to: at + revision.length };
  }
  return null;
}

/** A step that downloads a fork of ZMK, or patches it. */
const forkPattern = /^(?![ \t]*#).*(?:repository:\s*["']?(?!zmkfirmware\/)[\w.-]+\/zmk\b|\bgit\b.* apply |\bpatch -p)/m;

export const buildsFork = (text: string): boolean => forkPattern.test(text);
