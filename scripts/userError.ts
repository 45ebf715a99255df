/** A fault that the person at the terminal can mend. Its message is one clear sentence; no stack is printed. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
