/** What a finder says about the rows it shows: how many there are, and what Enter does. */
export function countStatus(count: number, enter: string | undefined): string {
  if (count === 0) return 'Nothing found.';
  return enter === undefined ? `${count} found.` : `${count} found. Enter ${enter}.`;
}
