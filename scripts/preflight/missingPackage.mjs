/**
 * Why the dependencies have to be installed, or `undefined` if everything in the lockfile is installed. Compares
 * package-lock.json with the copy that npm leaves in node_modules, and checks that no package was deleted since.
 */
export function missingPackage(wanted, installed, machine, isThere) {
  if (!installed) return 'nothing is installed yet';
  for (const [place, { version, optional }] of Object.entries(wanted.packages)) {
    if (place === '') continue;
    const found = installed.packages[place];
    // npm doesn't install optional packages for other systems.
    if (!found && !optional) return `${nameOf(place)} is missing`;
    if (found && found.version !== version) return `${nameOf(place)} ${version} is missing`;
    if (found && !isThere(place)) return `${nameOf(place)} is missing`;
  }
  for (const [place, { os, cpu }] of Object.entries(installed.packages)) {
    if (!allows(os, machine.platform) || !allows(cpu, machine.arch)) {
      return `${nameOf(place)} was installed for another system`;
    }
  }
  return undefined;
}

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** npm's rule for `os` and `cpu`: a list of allowed names, or of forbidden ones with "!". */
function allows(list, value) {
  if (!list || list.length === 0) return true;
  const forbidden = list.filter((entry) => entry.startsWith('!'));
  if (forbidden.includes(`!${value}`)) return false;
  return forbidden.length === list.length || list.includes(value);
}
