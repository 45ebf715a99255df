import type { Files } from '#core/configuration';
import { unifiedDiff } from './unifiedDiff.ts';

/** All differences between two states of a configuration, as a patch that `git apply` accepts. */
export function patchOf(before: Files, after: Files, renamed: ReadonlyMap<string, string> = new Map()): string {
  return [...before]
    .map(([name, text]) => {
      const now = renamed.get(name) ?? name;
      const hunks = unifiedDiff(text, after.get(now) ?? text);
      if (hunks === '' && now === name) return '';
      const header = `diff --git ${quoted(`a/${name}`)} ${quoted(`b/${now}`)}\n`;
      const rename = now === name ? '' : `rename from ${quoted(name)}\nrename to ${quoted(now)}\n`;
      // Tools read a file name until a tab.
      return `${header}${rename}${hunks && `--- ${quoted(`a/${name}`)}\t\n+++ ${quoted(`b/${now}`)}\t\n${hunks}`}`;
    })
    .join('');
}

/** Git quotes names with quotes, backslashes, and control characters. */
const quoted = (name: string): string => (/["\\\t\n]/.test(name) ? JSON.stringify(name) : name);
