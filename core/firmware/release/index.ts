/**
 * The release that the site describes. Tables, source links, samples and the setup scripts follow it. To move on to a newer
 * one, change it here and let `npm run firmware:drift` name the rows that differ.
 */
export const release = {
  /** What users write in `west.yml`: the newest patch of this line. */
  line: 'v0.3',
  tag: 'v0.3.0',
  commit: 'edf5c0814fd3ea202e43aad2d68fd32e882a518c',
  zephyr: '3.5',
} as const;
