/** Sections that list problems and their causes have the same anchors on all pages. */
const problemAnchors: ReadonlySet<string> = new Set([
  'problems',
  'pitfalls',
  'troubleshooting',
  'if-it-does-not-work',
  'errors',
  'log',
]);

export const listsProblems = (anchor: string): boolean => problemAnchors.has(anchor);
