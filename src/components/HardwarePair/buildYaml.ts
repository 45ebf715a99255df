import type { HardwareRow } from '@site/src/components/HardwareFinder/readHardwareRow';

export type Hardware = Readonly<{ board: HardwareRow; shield: HardwareRow | undefined }>;

type Choice = Hardware & Readonly<{ addons: readonly string[]; studio: boolean }>;

/**
 * The build.yaml for a controller with a shield, or for a keyboard with the controller on it. Without a `---` at its head: the
 * template's file ends in one, and below it a second one would begin another document, which the build cannot read.
 */
export function buildYaml({ board, shield, addons, studio }: Choice): string {
  const halves = (shield ?? board).parts;
  const entries = halves.map((half, index) => {
    const shields = [...(shield ? [half] : []), ...addons].join(' ');
    return [
      `  - board: ${shield ? board.id : half}`,
      ...(shields ? [`    shield: ${shields}`] : []),
      // Studio talks to the central half only.
      ...(studio && index === 0 ? ['    snippet: studio-rpc-usb-uart', '    cmake-args: -DCONFIG_ZMK_STUDIO=y'] : []),
    ].join('\n');
  });
  return ['include:', ...entries, ''].join('\n');
}

/** The west.yml that builds with the release this site describes. */
export const westYml = (revision: string): string =>
  [
    'manifest:',
    '  remotes:',
    '    - name: zmkfirmware',
    '      url-base: https://github.com/zmkfirmware',
    '  projects:',
    '    - name: zmk',
    '      remote: zmkfirmware',
    `      revision: ${revision}`,
    '      import: app/west.yml',
    '  self:',
    '    path: config',
    '',
  ].join('\n');

/** The commands that run the setup script with the hardware filled in: for Linux and macOS, and for Windows. */
export function setupCommands({ board, shield }: Hardware): Readonly<Record<'sh' | 'powershell', string>> {
  const answers = { ZMK_SETUP_KEYBOARD: (shield ?? board).id, ...(shield && { ZMK_SETUP_CONTROLLER: board.id }) };
  const written = (form: (name: string, id: string) => string) =>
    Object.entries(answers)
      .map(([name, id]) => form(name, id))
      .join(' ');
  return {
    sh: `${written((name, id) => `${name}=${id}`)} bash -c "$(curl -fsSL https://zmk.dev/setup.sh)"`,
    powershell: `${written((name, id) => `$env:${name}='${id}';`)} powershell -Command "iex ((New-Object System.Net.WebClient).DownloadString('https://zmk.dev/setup.ps1'))"`,
  };
}
