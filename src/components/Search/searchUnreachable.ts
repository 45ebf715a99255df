/** No answer because the index or the hosts could not be reached. Named as the hosted client names it: DocSearch looks at the name. */
export class SearchUnreachable extends Error {
  override readonly name = 'RetryError';
}
