/** Thrown if the index can't be loaded. It has the same name as the error that the hosted client throws. */
export class SearchUnreachable extends Error {
  override readonly name = 'RetryError';
}
