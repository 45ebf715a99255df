/** How long to wait before each retry of a script or a data file that couldn't be loaded. */
export const retryMs: readonly number[] = [500, 2000];

/** Loads a script or a data file. If that fails, tries again. */
export async function retried<Loaded>(load: () => Promise<Loaded>, [waitMs, ...later] = retryMs): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (waitMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return retried(load, later);
  }
}
