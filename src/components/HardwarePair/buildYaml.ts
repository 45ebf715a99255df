import type { HardwareRow } from '@site/src/components/HardwareFinder/readHardwareRow';

export type Hardware = Readonly<{ board: HardwareRow; shield: HardwareRow | undefined }>;

type Choice = Hardware & Readonly<{ addons: readonly string[]; studio: boolean }>;

/**
 * The build.yaml for a controller with a shield, or for a keyboard with a built-in controller. It doesn't start with `---`,
 * because readers paste it below the `---` in the template's file, and the build can't read a second document.
 */
export function buildYaml({ board, shield, addons, studio }: Choice): string {
  const halves = (shield ?? board).buildNames;
  const entries = halves.map((half, index) => {
    const shields = [...(shield ? [half] : []), ...addons].join(' ');
    return [
      `  - board: ${shield ? board.id : half}`,
      ...(shields ? [`    shield: ${shields}`] : []),
      // Studio only talks to the central half.
      ...(studio && index === 0 ? ['    snippet: studio-rpc-usb-uart', '    cmake-args: -DCONFIG_ZMK_STUDIO=y'] : []),
    ].join('\n');
  });
  return ['include:', ...entries, ''].join('\n');
}

/** The west.yml for a release. */
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

/** Commands that run the setup script with the hardware filled in. `sh` is for Linux and macOS. */
export function setupCommands({ board, shield }: Hardware): Readonly<Record<'sh' | 'powershell', string>> {
  const variables = { ZMK_SETUP_KEYBOARD: (shield ?? board).id, ...(shield && { ZMK_SETUP_CONTROLLER: board.id }) };
  const join = (format: (name: string, id: string) => string) =>
    Object.entries(variables)
      .map(([name, id]) => format(name, id))
      .join(' ');
  return {
    sh: `${join((name, id) => `${name}=${id}`)} bash -c "$(curl -fsSL https://zmk.dev/setup.sh)"`,
    powershell: `${join((name, id) => `$env:${name}='${id}';`)} powershell -Command "iex ((New-Object System.Net.WebClient).DownloadString('https://zmk.dev/setup.ps1'))"`,
  };
}
