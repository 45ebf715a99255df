/** Shown in the empty editor, and in the plain text box before it. */
export const placeholderText =
  'Paste a keymap, .conf file, build.yaml, or build log here, or drop files, a folder, or a zip anywhere on this page.';
