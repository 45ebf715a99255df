type PageNumber = Readonly<{ page: number; totalPages: number }>;

/** Title and description for one page of a list. They must differ from those of its other pages. */
export function describePage({ page, totalPages }: PageNumber, title: string, description: string) {
  if (page === 1) return { title, description };
  return { title: `${title}, page ${page}`, description: `${description} Page ${page} of ${totalPages}.` };
}
