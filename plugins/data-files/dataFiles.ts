import {
  behaviors,
  bindings,
  carriers,
  constantName,
  constants,
  hardware,
  inputProcessors,
  kconfigSymbols,
  keyCodes,
  layoutRows,
  modifiers,
  otherKeyboards,
  release,
  sinceOf,
} from '#core/firmware';

/** A file in /data: what it contains, what each field means, and the rows, each with a stable `id`. */
type DataFile = Readonly<{
  name: string;
  about: string;
  /** The docs page about it. */
  page: string;
  fields: Readonly<Record<string, string>>;
  items: readonly Readonly<{ id: string }>[];
}>;

const link = 'Route of the page that explains it.';
const since = 'The release it came with: "v0.1", "v0.2" or "v0.3".';

/** The reference tables for other programs. A field that's missing in a row doesn't apply to it. */
export const dataFiles: readonly DataFile[] = [
  {
    name: 'keycodes',
    about: 'Key codes, and the modifier functions that can be put around them.',
    page: '/docs/keymaps/list-of-keycodes',
    fields: {
      id: 'The long name; for a modifier function its name with empty parentheses, such as LC().',
      kind: '"code" or "modifier-function".',
      aliases: 'Other current names of the same code.',
      deprecatedNames: 'Names that still compile but should be replaced.',
      deprecated: 'true if the code has no current name.',
      usagePage: 'HID usage page, a number.',
      usageId: 'HID usage id, a number.',
      modifiers: 'Modifier flags that the code brings along.',
      value: 'The 32-bit number in the firmware: modifiers << 24 | page << 16 | id.',
      group: 'The section of the page it is in.',
      title: 'What the key is called.',
      does: 'What it types or does, one or two sentences.',
      types: 'The character it types with a US layout.',
      shifted: 'The character it types with Shift.',
      marks: 'Signs that stand for the key on keycaps and in menus.',
      qmk: 'Names in QMK.',
      press: 'KeyboardEvent.code of browsers.',
      os: 'Support by system: "yes", "no" or "unknown".',
      notes: 'Remarks on single systems.',
      since,
      carriers: 'Which report settings of the firmware can send it.',
      bit: 'The bit of a modifier function in the top byte.',
      keyCode: 'The key code of the modifier.',
      flag: 'The flag of the modifier for mods properties.',
    },
    items: [
      ...keyCodes.map(({ name, ...rest }) => ({
        id: name,
        kind: 'code',
        ...rest,
        since: sinceOf(name),
        carriers: carriers({ name, ...rest }),
      })),
      ...modifiers.map(({ function: name, title, keyCode, flag, bit }) => ({
        id: `${name}()`,
        kind: 'modifier-function',
        title,
        keyCode,
        flag,
        bit,
        since: sinceOf(name),
      })),
    ],
  },
  {
    name: 'behaviors',
    about: 'Predefined behaviors, macro controls and input processors, and the constants their parameters accept.',
    page: '/docs/keymaps/behaviors',
    fields: {
      id: 'The label with its ampersand, or the name of a constant with its arguments.',
      kind: '"behavior", "sensor-behavior", "macro-control", "input-processor" or "constant".',
      name: 'What it is called.',
      node: 'Name of the devicetree node.',
      deprecatedLabels: 'Older labels of the same node.',
      compatible: 'What kind of node it is; see bindings.json.',
      parameters: 'What follows the label, in order: name, kind and meaning.',
      properties: 'Properties the predefined node sets, as devicetree text; true for a flag.',
      locality: 'Which part of a split keyboard acts: "central", "event-source" or "global".',
      constants: 'Starts of the names of constants that its parameters accept.',
      needs: 'What has to be included or switched on first.',
      option: 'The option among that.',
      does: 'What it does, one sentence.',
      example: 'A line that works.',
      page: link,
      header: 'Header that defines the constant.',
      fills: 'Cells a constant fills: "one", "both" (a command and its 0), "first" (an argument follows), "arguments".',
      value: 'The number behind a constant; for "both" that of the command.',
      sameAs: 'Another constant that means the same.',
      since,
    },
    items: [
      ...behaviors.map(({ label, ...rest }) => ({ id: label, ...rest, since: sinceOf(label) })),
      ...inputProcessors.map(({ label, ...rest }) => ({
        id: label,
        kind: 'input-processor',
        ...rest,
        since: sinceOf(label),
      })),
      ...constants.map((row) => {
        const { name, ...rest } = row;
        return { id: name, kind: 'constant', ...rest, since: sinceOf(constantName(row)) };
      }),
    ],
  },
  {
    name: 'kconfig',
    about: 'Configuration options (Kconfig symbols) of the firmware, and those of Zephyr that it changes or relies on.',
    page: '/docs/config',
    fields: {
      id: 'The symbol with its CONFIG_ prefix.',
      type: '"bool", "int", "hex" or "string".',
      defaults:
        'Possible defaults in order; the first whose condition ("when", or "if" as a Kconfig expression) holds applies. With "turnedOn", another option turns this one on.',
      range: 'Smallest and largest value.',
      needs: 'Conditions that all have to hold before the option exists.',
      dependsOn: 'The same as Kconfig expressions.',
      choice: 'The choice it belongs to; one member of a choice is on.',
      hidden: 'true if only the build sets it.',
      deprecated: 'What to write instead.',
      instead: 'The option that replaces it.',
      zephyr: 'true if Zephyr declares it.',
      description: 'What it does; may contain `code` and [links](/docs).',
      source: 'File of the firmware that declares it or changes its default.',
      since,
      page: link,
    },
    items: kconfigSymbols.map(({ symbol, ...rest }) => ({ id: symbol, ...rest, since: sinceOf(symbol) })),
  },
  {
    name: 'bindings',
    about: 'Devicetree nodes of the firmware by compatible, with their properties.',
    page: '/docs/config',
    fields: {
      id: 'The compatible.',
      description: 'What a node of this kind is for; may contain `code` and [links](/docs).',
      parameters: 'Names of the parameters that follow a reference to the node.',
      predefined: 'Labels of nodes of this kind that exist already; see behaviors.json.',
      properties: 'Its properties: name, type, required, default, values, deprecated, description, since.',
      children: 'The same for its child nodes.',
      source: 'File of the firmware that declares it.',
      since,
      page: link,
    },
    items: bindings.map(({ compatible, properties, children, ...rest }) => ({
      id: compatible,
      ...rest,
      properties: properties.map((each) => ({ ...each, since: sinceOf(`${compatible} ${each.name}`) })),
      ...(children && { children }),
      since: sinceOf(compatible),
    })),
  },
  {
    name: 'hardware',
    about: 'Boards, shields and interconnects the firmware has definitions for.',
    page: '/docs/hardware',
    fields: {
      id: 'The id of the hardware metadata, and the name to build unless there are siblings.',
      kind: '"board", "shield" or "interconnect".',
      name: 'What it is called.',
      url: "The maker's page.",
      arch: 'Architecture of a board.',
      chip: 'Microcontroller of a board.',
      outputs: 'Ways to a host: "usb", "ble".',
      features: 'What it has: keys, display, encoder, underglow, backlight, pointer, studio.',
      siblings: 'Names to build for the halves of a split keyboard; the first is the central one.',
      exposes: 'Ids of interconnects it offers to other hardware.',
      requires: 'Ids of interconnects a shield needs.',
      revisions: 'Hardware revisions, the default first.',
      alsoFor: 'Other names of the same hardware, or of copies that are built as this.',
      manufacturer: 'Who made an interconnect.',
      nodeLabels: 'Devicetree labels behind the pins of an interconnect.',
      about: 'What an interconnect is.',
    },
    items: hardware,
  },
  {
    name: 'layouts',
    about: 'Physical layouts and matrix transforms of the keyboards in hardware.json.',
    page: '/docs/config/layout',
    fields: {
      id: 'The id of the keyboard in hardware.json.',
      source: 'The devicetree file of the firmware that it starts from.',
      layouts:
        'Physical layouts, the default first: name, displayName, source, keys, and the label of the transform. Keys are separated by spaces and are, in hundredths of a key and of a degree, x,y[,width,height[,rotation,originX,originY]].',
      transforms: 'Matrix transforms by label: rows, columns, and map with row,column for each key position.',
    },
    items: layoutRows,
  },
  {
    name: 'shapes',
    about: 'Key positions of keyboards that have none in layouts.json, from other projects.',
    page: '/docs/config/layout',
    fields: {
      id: 'The usual name of its shield or board.',
      names: 'What keymaps for it are called.',
      title: 'What the keyboard is called.',
      source: 'The repository and file with the positions.',
      license: 'The license of that repository.',
      layouts: 'displayName, and keys as in layouts.json, in the order of a ZMK keymap.',
    },
    items: otherKeyboards,
  },
];

/** The text of a file. */
export const dataFileText = ({ name, about, page, fields, items }: DataFile, siteUrl: string): string =>
  `${JSON.stringify({
    about,
    page: siteUrl + page,
    address: `${siteUrl}/data/${name}.json`,
    license: 'CC-BY-NC-SA-4.0',
    firmware: `ZMK ${release.tag} (Zephyr ${release.zephyr})`,
    commit: release.commit,
    fields,
    items,
  })}\n`;
