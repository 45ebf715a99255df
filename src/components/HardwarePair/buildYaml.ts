import type { HardwareRow } from '@site/src/components/HardwareFinder/readHardwareRow';

/** Whether the shield can be plugged into the board. */
export const fits = (board: HardwareRow, shield: HardwareRow): boolean =>
  shield.requires.every((header) => board.exposes.includes(header));

/** What stands between a pair that fits and a keyboard that works. */
export const caveat = (board: HardwareRow, shield: HardwareRow | undefined): string | undefined =>
  shield && shield.parts.length > 1 && !board.outputs.includes('ble')
    ? `The halves of ${shield.name} talk over Bluetooth, and ${board.name} has none. They would need a wired link of your own.`
    : undefined;

type Choice = Readonly<{ board: HardwareRow; shield?: HardwareRow; addons: readonly string[]; studio: boolean }>;

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

/** The chain of shields for a nice!view, where the keyboard has a place for it. */
export function niceViewChain(keyboard: HardwareRow): readonly string[] {
  if (keyboard.exposes.includes('nice_view_header')) return ['nice_view'];
  return keyboard.exposes.includes('i2c_oled') ? ['nice_view_adapter', 'nice_view'] : [];
}

/** The commands that run the setup script with the hardware filled in: for Linux and macOS, and for Windows. */
export function setupCommands({
  board,
  shield,
}: Readonly<{ board: HardwareRow; shield: HardwareRow | undefined }>): Readonly<Record<'sh' | 'powershell', string>> {
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
