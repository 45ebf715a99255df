/** An error that the person at the terminal can fix. Its message is one clear sentence, printed without a stack trace. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
