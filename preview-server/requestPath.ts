/** Longer than any address on the site. */
const maxTargetLength = 2048;

type RequestPath =
  Readonly<{ ok: true; path: string; query: string }> | Readonly<{ ok: false; status: 400 | 414; reason: string }>;

/** Splits the target of a request line into the decoded path and the query. */
export function requestPath(target: string): RequestPath {
  if (target.length > maxTargetLength) return { ok: false, status: 414, reason: 'The address is too long.' };
  // A proxy sends the whole address, but only the path matters.
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!local.startsWith('/')) return { ok: false, status: 400, reason: 'The address has no path.' };
  const [beforeHash = ''] = local.split('#', 1);
  const mark = beforeHash.indexOf('?');
  const raw = mark === -1 ? beforeHash : beforeHash.slice(0, mark);
  const query = mark === -1 ? '' : beforeHash.slice(mark);
  try {
    // An escaped slash (%2F) belongs to a file name. It stays escaped, and because no file name has one, the answer is 404.
    return { ok: true, path: decodeURIComponent(raw.replace(/%2f/gi, '%252f')), query };
  } catch {
    return { ok: false, status: 400, reason: 'The address is not valid UTF-8.' };
  }
}
