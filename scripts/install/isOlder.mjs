/**
 * Whether version `a` comes before version `b` ("18.2.0" before "20.19").
 * @param {string} a
 * @param {string} b
 * @returns {boolean}
 */
export function isOlder(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let i = 0; i < right.length; i += 1) {
    const difference = (left[i] || 0) - right[i];
    if (difference !== 0) return difference < 0;
  }
  return false;
}
