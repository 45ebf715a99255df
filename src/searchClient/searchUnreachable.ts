/** The index or the hosts can't be reached. Has the same name as the hosted client's error. */
export class SearchUnreachable extends Error {
  override readonly name = 'RetryError';
}
