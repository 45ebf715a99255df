const repository = 'https://github.com/zmkfirmware/zmk';

/** An issue, filled in as far as the site knows: what was searched for, and where. */
export function missingResultsUrl({ query }: Readonly<{ query: string }>): string {
  const fields = new URLSearchParams({
    title: `Docs search: nothing found for "${query}"`,
    body: `I searched the documentation for "${query}" and found nothing.\n\nI was looking for: `,
    labels: 'documentation',
  });
  return `${repository}/issues/new?${fields}`;
}
