import preloadRoute from '@docusaurus/core/lib/client/preload';

/**
 * What the framework's links call, as `window.docusaurus`. They prefetch when they come into view, which on a page of docs
 * would be dozens of pages: here a page is loaded when the reader points at a link (src/clientModules/prefetchOnIntent.ts).
 */
type Connection = Readonly<{ effectiveType?: string; saveData?: boolean }>;

const asked = new Set<string>();

function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

function preload(path: string): Promise<void> | false {
  if (isSlowConnection() || asked.has(path)) return false;
  asked.add(path);
  return preloadRoute(path).then(
    () => undefined,
    // The page is asked for again when the link is followed, and a failure is dealt with then.
    () => void asked.delete(path),
  );
}

export default Object.freeze({ preload, prefetch: () => false as const });
