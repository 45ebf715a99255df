type PageNumber = Readonly<{ page: number; totalPages: number }>;

/** Title and description for a page of a list. They have the page's number, because no two pages may have the same. */
export function describePage({ page, totalPages }: PageNumber, title: string, description: string) {
  if (page === 1) return { title, description };
  return { title: `${title}, page ${page}`, description: `${description} Page ${page} of ${totalPages}.` };
}
