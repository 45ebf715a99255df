import { release as described } from '#core/firmware';

/** What the setup scripts offer. Ids are those of boards and shields; `folder` is a path in the firmware's source. */
export type SetupKeyboard = Readonly<{
  id: string;
  name: string;
  kind: 'board' | 'shield';
  /** What has to be built: one id, or one for each half. */
  parts: readonly string[];
  /** The interconnect of a shield. */
  requires: string;
  folder: string;
}>;
export type SetupController = Readonly<{ id: string; name: string; exposes: string; outputs: readonly string[] }>;
export type SetupHardware = Readonly<{ keyboards: readonly SetupKeyboard[]; controllers: readonly SetupController[] }>;

/** The release that the scripts set up: they copy its stock files (listed in fixtures) and build its firmware. */
export const { line: release } = described;

/** A line of the script's lists, which are in single quotes, with `|` between the fields. So no value may contain these. */
function row(...fields: readonly string[]): string {
  const bad = fields.find((value) => /['|\r\n]/.test(value));
  if (bad !== undefined)
    throw new Error(`The setup scripts cannot hold the value "${bad}": it contains a quote, a bar or a line break.`);
  return fields.join('|');
}

const byName = (a: Readonly<{ name: string }>, b: Readonly<{ name: string }>) =>
  a.name.localeCompare(b.name, 'en', { sensitivity: 'base', numeric: true });

/** Puts the hardware and the release into a script, in place of @KEYBOARDS@, @CONTROLLERS@ and @RELEASE@. */
export function fillTemplate(template: string, { keyboards, controllers }: SetupHardware): string {
  const keyboardRows = [...keyboards]
    .sort(byName)
    .map(({ id, name, kind, parts, requires, folder }) => row(id, name, kind, parts.join(' '), requires, folder));
  const controllerRows = [...controllers]
    .sort(byName)
    .map(({ id, name, exposes, outputs }) => row(id, name, exposes, outputs.join(' ')));
  return template
    .replace('@RELEASE@', release)
    .replace('@KEYBOARDS@', () => keyboardRows.join('\n'))
    .replace('@CONTROLLERS@', () => controllerRows.join('\n'));
}
