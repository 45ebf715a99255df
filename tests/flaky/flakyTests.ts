/** What to print about tests that passed only on a retry, and whether one of them is also among those of the last run. */
export function flakyTests(
  titles: readonly string[],
  lastTitles: readonly string[],
): Readonly<{ note: string; isFailure: boolean }> {
  const again = titles.filter((title) => lastTitles.includes(title));
  const isFailure = again.length > 0;
  if (titles.length === 0) return { note: '', isFailure };
  const lines = titles.map((title) => `  ${title}${again.includes(title) ? ' (in the last run, too)' : ''}`);
  const advice = isFailure ? ['The run fails because of those that needed one twice in a row. Fix them.'] : [];
  return { note: ['Passed only on a retry:', ...lines, ...advice].join('\n'), isFailure };
}
