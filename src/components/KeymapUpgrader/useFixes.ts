import { useEffect, useEffectEvent, useRef } from 'react';
import type { applyChanges } from '#core/keymap-upgrade';
import type { PlacedFinding } from './types';
import type { Workbench } from './useWorkbench';

/** Returns a function that fixes findings. Fixes clicked while an earlier one is being checked wait for the new report. */
export function useFixes(
  { files, isUpToDate, fixTexts }: Workbench,
  apply: typeof applyChanges | undefined,
): (findings: readonly PlacedFinding[]) => void {
  const waiting = useRef<readonly PlacedFinding[]>([]);

  function fix(findings: readonly PlacedFinding[]): void {
    const wanted = [...waiting.current, ...findings];
    waiting.current = isUpToDate ? [] : wanted;
    const current = files
      .flatMap((each) => each.findings)
      .filter((finding) => wanted.some(({ file, key }) => file === finding.file && key === finding.key));
    if (!apply || !isUpToDate || current.length === 0) return;
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
