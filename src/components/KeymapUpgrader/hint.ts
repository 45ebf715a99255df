/** What stands in the empty editor, in the plain text box before it as well. */
export const hint = 'Paste your .keymap file here, or drop it anywhere on this page.';
