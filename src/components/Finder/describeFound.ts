/** The status of a finder: how much was found, and what Enter does (such as `opens …`). */
export function describeFound(count: number, enterAction: string | undefined): string {
  if (count === 0) return 'Nothing found.';
  return enterAction === undefined ? `${count} found.` : `${count} found. Enter ${enterAction}.`;
}
