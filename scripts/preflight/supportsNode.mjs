/**
 * Whether a version of Node.js is in the range of `engines` in package.json. Uses no library, because this runs before
 * anything is installed.
 */
export function supportsNode(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}
