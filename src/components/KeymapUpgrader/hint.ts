/** What stands in the empty editor, in the plain text box before it as well. */
export const hint =
  'Paste a keymap, a .conf file, build.yaml or a build log here, or drop files, a folder or a zip anywhere on this page.';
