/** The name of a file that the reader started by typing. */
export const untitled = 'my.keymap';

const namesByContent: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/devicetree error|FATAL ERROR|ninja: |CMake Error|west build|^\d{4}-\d\d-\d\dT[\d:.]+Z |^##\[/m, 'build-log.txt'],
  [/^manifest:/m, 'config/west.yml'],
  [/^jobs:|zmkfirmware\/zmk\/\.github\/workflows/m, '.github/workflows/build.yml'],
  [/^(include|board|shield):\s*(\[.*)?$|^\s*- board:/m, 'build.yaml'],
  [/^# ?CONFIG_\w|^CONFIG_\w+=/m, 'my.conf'],
];
const guessedNames: ReadonlySet<string> = new Set([untitled, ...namesByContent.map(([, name]) => name)]);

/** Guesses a name for pasted text. Files that the reader opened keep theirs. */
export function guessName(name: string, text: string): string {
  if (!guessedNames.has(name)) return name;
  return namesByContent.find(([pattern]) => pattern.test(text))?.[1] ?? untitled;
}
