import http from 'node:http';

export type LoadResult = Readonly<{
  /** Requests per second that got a response. The times below are also of these only. */
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  statuses: ReadonlySet<number>;
  /** Number of requests that got no response. */
  errors: number;
}>;

const request = (agent: http.Agent, url: string, headers: http.OutgoingHttpHeaders) =>
  new Promise<number>((resolve, reject) => {
    http
      .get(url, { agent, headers }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      })
      .on('error', reject);
  });

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

/** Requests `url` repeatedly on several connections. */
export async function loadTest(
  url: string,
  headers: http.OutgoingHttpHeaders,
  { connections = 20, seconds = 4 } = {},
): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const statuses = new Set<number>();
  let errors = 0;
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      try {
        statuses.add(await request(agent, url, headers));
        times.push(performance.now() - started);
      } catch {
        errors += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    medianMs: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    statuses,
    errors,
  };
}
