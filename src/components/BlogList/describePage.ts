type Place = Readonly<{ page: number; totalPages: number }>;

/** Title and description of one page of a list, told apart from those of its other pages. */
export function describePage({ page, totalPages }: Place, title: string, description: string) {
  if (page === 1) return { title, description };
  return { title: `${title}, page ${page}`, description: `${description} Page ${page} of ${totalPages}.` };
}
