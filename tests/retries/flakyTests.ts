/** What to print about tests that passed only on a retry, and whether one of them also needed a retry in the last run. */
export function flakyTests(
  titles: readonly string[],
  lastTitles: readonly string[],
): Readonly<{ note: string; isFailure: boolean }> {
  const again = titles.filter((title) => lastTitles.includes(title));
  const isFailure = again.length > 0;
  if (titles.length === 0) return { note: '', isFailure };
  const lines = titles.map((title) => `  ${title}${again.includes(title) ? ' (also in the last run)' : ''}`);
  const advice = isFailure ? ['A test that needs a retry twice in a row fails the run. Fix it.'] : [];
  return { note: ['Passed only on a retry:', ...lines, ...advice].join('\n'), isFailure };
}
