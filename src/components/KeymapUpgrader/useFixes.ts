import { useEffect, useEffectEvent, useRef } from 'react';
import type { applyFixes } from '#core/config-check';
import type { PlacedFinding } from './types';
import type { Workbench } from './useWorkbench';

/** Returns a function that fixes findings. Fixes clicked while an earlier one is being checked wait for the new report. */
export function useFixes(
  { files, isUpToDate, replaceFiles }: Workbench,
  apply: typeof applyFixes | undefined,
): (findings: readonly PlacedFinding[]) => void {
  const fixed = useRef<readonly PlacedFinding[]>([]);
  const waiting = useRef<readonly PlacedFinding[]>([]);

  function fix(findings: readonly PlacedFinding[]): void {
    // A finding with the same message as the fixed one gets another key in the next report, so its fix can't wait for that.
    const canWait = ({ where, message }: PlacedFinding) =>
      !fixed.current.some((other) => other.where.file === where.file && other.message === message);
    const wanted = [...waiting.current, ...(isUpToDate ? findings : findings.filter(canWait))];
    waiting.current = isUpToDate ? [] : wanted;
    const current = files
      .flatMap((each) => each.findings)
      .filter((finding) => wanted.some(({ where, key }) => where.file === finding.where.file && key === finding.key));
    if (!apply || !isUpToDate || current.length === 0) return;
    fixed.current = current;
    const { files: texts, renamed } = apply(
      new Map(files.map(({ name, text }) => [name, text])),
      current.flatMap(({ fixes: [first] }) => first ?? []),
    );
    replaceFiles(
      files.map(({ name, text }) => {
        const now = renamed.get(name) ?? name;
        return { name: now, text: texts.get(now) ?? text };
      }),
    );
  }

  const fixWaiting = useEffectEvent(() => fix([]));
  useEffect(() => {
    if (isUpToDate) fixWaiting();
  }, [isUpToDate]);
  return fix;
}
