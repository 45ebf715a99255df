import { useEffect, useEffectEvent, useRef } from 'react';
import type { applyChanges } from '#core/keymap-upgrade';
import type { PlacedFinding } from './types';
import type { Workbench } from './useWorkbench';

/** Returns a function that fixes findings. Fixes clicked while an earlier one is being checked wait for the new report. */
export function useFixes(
  { files, isUpToDate, fixTexts }: Workbench,
  apply: typeof applyChanges | undefined,
): (findings: readonly PlacedFinding[]) => void {
  const fixed = useRef<readonly PlacedFinding[]>([]);
  const waiting = useRef<readonly PlacedFinding[]>([]);

  function fix(findings: readonly PlacedFinding[]): void {
    // A finding with the same message as the fixed one gets another key in the next report, so its fix can't wait for that.
    const canWait = ({ file, message }: PlacedFinding) =>
      !fixed.current.some((other) => other.file === file && other.message === message);
    const wanted = [...waiting.current, ...(isUpToDate ? findings : findings.filter(canWait))];
    waiting.current = isUpToDate ? [] : wanted;
    const current = files
      .flatMap((each) => each.findings)
      .filter((finding) => wanted.some(({ file, key }) => file === finding.file && key === finding.key));
    if (!apply || !isUpToDate || current.length === 0) return;
    fixed.current = current;
    fixTexts((name, text) =>
      apply(
        text,
        current.flatMap((finding) => (finding.file === name && finding.fix ? [finding.fix] : [])),
      ),
    );
  }

  const fixWaiting = useEffectEvent(() => fix([]));
  useEffect(() => {
    if (isUpToDate) fixWaiting();
  }, [isUpToDate]);
  return fix;
}
