import { isOlder } from './isOlder.mjs';

/*
 * `engines.node` of package.json, in the two shapes that it uses: "^20.19" (of that major version) and ">=22.12" (and all later
 * ones), with "||" between them.
 */
const readRange = (range) =>
  range.split('||').map((part) => ({
    first: part.replace(/[^\d.]/g, ''),
    major: part.includes('^') ? parseInt(part.replace(/\D*/, ''), 10) : undefined,
  }));

/**
 * Whether a version of Node.js is one that the project runs on.
 * @param {string} version
 * @param {string} range
 * @returns {boolean}
 */
export function isInRange(version, range) {
  return readRange(range).some(
    ({ first, major }) => !isOlder(version, first) && (major === undefined || parseInt(version, 10) === major),
  );
}

/**
 * "20.19 or a later 20, or 22.12 or newer" for "^20.19 || >=22.12".
 * @param {string} range
 * @returns {string}
 */
export function rangeInWords(range) {
  return readRange(range)
    .map(({ first, major }) => (major === undefined ? `${first} or newer` : `${first} or a later ${major}`))
    .join(', or ');
}
