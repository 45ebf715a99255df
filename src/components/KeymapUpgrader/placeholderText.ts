/** Shown in the empty editor, and in the plain text box before it. Its lines fit on a phone. */
export const placeholderText = `Paste a keymap, .conf file,
build.yaml, or build log here,
or drop files or a folder
anywhere on this page.`;
