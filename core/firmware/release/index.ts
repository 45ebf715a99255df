/**
 * The release that this site documents. Tables, source links, samples, and the setup scripts follow it. CONTRIBUTING.md
 * explains how to move to a newer one.
 */
export const release = {
  /** What users write in `west.yml` to get the newest patch release. */
  line: 'v0.3',
  tag: 'v0.3.0',
  commit: 'edf5c0814fd3ea202e43aad2d68fd32e882a518c',
  zephyr: '3.5',
  /** What users of older versions write in `west.yml`. */
  earlier: ['v0.2', 'v0.2.0', 'v0.2.1', 'v0.1', 'v0.1.0'],
} as const;
