/** There's no answer because the index or the hosts can't be reached. The hosted client's error has the same name. */
export class SearchUnreachable extends Error {
  override readonly name = 'RetryError';
}
