/** Once the page has been painted: what is done before keeps the reader waiting for the first paint. */
export const afterFrame = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));
