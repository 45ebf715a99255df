const repository = 'https://github.com/zmkfirmware/zmk';

/** URL of the form for a new GitHub issue, with the query filled in. */
export function missingResultsUrl({ query }: Readonly<{ query: string }>): string {
  const fields = new URLSearchParams({
    title: `Docs search: nothing found for "${query}"`,
    body: `I searched the documentation for "${query}" and found nothing.\n\nI was looking for: `,
    labels: 'documentation',
  });
  return `${repository}/issues/new?${fields}`;
}
