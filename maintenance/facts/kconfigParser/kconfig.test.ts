import { describe, expect, it } from 'vitest';
import { allOf, enabledSymbol, normalize, conjunctsOf, readKconfig } from './index.ts';

function read(files: Readonly<Record<string, string>>, entry = 'Kconfig') {
  return readKconfig([entry], { list: Object.keys(files), read: (path) => files[path] });
}

const definition = (text: string, name = 'LAMP') => read({ Kconfig: text }).symbols.get(name)?.definitions[0];

describe('a config block', () => {
  it('has a type, a prompt, defaults and a range', () => {
    expect(
      definition(`config LAMP
    int "Brightness" if SHOWN
    default 5 if BIG && !DIM
    default LAMP_USUAL
    range 1 MOST
`),
    ).toMatchObject({
      place: { file: 'Kconfig', line: 1 },
      type: 'int',
      prompt: { value: 'Brightness', condition: 'SHOWN' },
      defaults: [
        { value: '5', condition: 'BIG && !DIM', place: { line: 3 } },
        { value: 'LAMP_USUAL', condition: '' },
      ],
      ranges: [{ value: '1 MOST' }],
      dependsOn: '',
    });
  });

  it('keeps an "if" and a "#" that are in quotes', () => {
    expect(definition('config LAMP\n\tstring "On if lit # always"\n\tdefault "a if b"\n')).toMatchObject({
      prompt: { value: 'On if lit # always', condition: '' },
      defaults: [{ value: '"a if b"', condition: '' }],
    });
  });

  it('reads def_bool, select and imply', () => {
    expect(definition('config LAMP\n def_bool y if A\n select LED\n imply DIM if B\n')).toMatchObject({
      type: 'bool',
      defaults: [{ value: 'y', condition: 'A' }],
      selects: [{ value: 'LED', condition: '' }],
      implies: [{ value: 'DIM', condition: 'B' }],
    });
  });

  it('ends its help where the indentation ends, and ignores keywords in it', () => {
    const { symbols } = read({
      Kconfig:
        'config LAMP\n  bool "Lamp"\n  help\n    Turns it on.\n\n    config OTHER is not one.\n  default y\nconfig NEXT\n  bool\n',
    });
    expect([...symbols.keys()]).toEqual(['LAMP', 'NEXT']);
    expect(symbols.get('LAMP')?.definitions[0]).toMatchObject({
      help: 'Turns it on. config OTHER is not one.',
      defaults: [{ value: 'y' }],
    });
  });

  it('depends on its own conditions and those of the blocks around it', () => {
    const text = `if A
menu "More"
  depends on B || C
config LAMP
  bool
  depends on D
endmenu
endif
config FREE
  bool
`;
    expect(definition(text)?.dependsOn).toBe('(B || C) && A && D');
    expect(definition(text, 'FREE')?.dependsOn).toBe('');
  });

  it('can be one of several for the same symbol', () => {
    const { symbols } = read({ Kconfig: 'config LAMP\n bool "Lamp"\nif X\nconfig LAMP\n default y\nendif\n' });
    expect(symbols.get('LAMP')?.definitions).toMatchObject([{ dependsOn: '' }, { dependsOn: 'X', defaults: [{}] }]);
  });
});

describe('a choice', () => {
  it('has members, a default and an optional name', () => {
    const { choices, symbols } = read({
      Kconfig: `choice COLOR
  prompt "Color"
  default RED if WARM
config RED
  bool "Red"
config BLUE
  bool "Blue"
endchoice
choice
config ONE
  bool "One"
endchoice
config AFTER
  bool
`,
    });
    expect(choices).toMatchObject([
      { name: 'COLOR', members: ['RED', 'BLUE'], defaults: [{ value: 'RED', condition: 'WARM' }] },
      { members: ['ONE'] },
    ]);
    expect(symbols.get('RED')?.definitions[0]?.prompt?.value).toBe('Red');
  });
});

describe('sourced files', () => {
  it('are read at the source line, by absolute path, relative path or pattern', () => {
    const { files, symbols } = read(
      {
        'app/Kconfig':
          'if OUTER\nrsource "src/Kconfig"\nendif\nsource "lib/Kconfig"\nrsource "boards/*/Kconfig.shield"\n',
        'app/src/Kconfig': 'config INNER\n bool\n',
        'lib/Kconfig': 'config LIB\n bool\n',
        'app/boards/b/Kconfig.shield': 'config B\n bool\n',
        'app/boards/a/Kconfig.shield': 'config A\n bool\n',
      },
      'app/Kconfig',
    );
    expect(files).toEqual([
      'app/Kconfig',
      'app/src/Kconfig',
      'lib/Kconfig',
      'app/boards/a/Kconfig.shield',
      'app/boards/b/Kconfig.shield',
    ]);
    expect(symbols.get('INNER')?.definitions[0]?.dependsOn).toBe('OUTER');
  });

  it('are reported if they do not exist', () => {
    const { missingFiles } = read({ Kconfig: '\nosource "$(DIR)/Kconfig"\n' });
    expect(missingFiles).toEqual([{ place: { file: 'Kconfig', line: 2 }, message: 'osource "$(DIR)/Kconfig"' }]);
    expect(read({}).missingFiles).toMatchObject([{ message: 'no file Kconfig' }]);
  });

  it('that source themselves do not loop forever', () => {
    expect(read({ Kconfig: 'config A\n bool\nsource "Kconfig"\n' }).symbols.has('A')).toBe(true);
  });
});

describe('an invalid line', () => {
  it('is reported with its place', () => {
    expect(read({ Kconfig: 'config A\n bool\n wibble wobble\nendif\n' }).problems).toEqual([
      { place: { file: 'Kconfig', line: 3 }, message: 'cannot read "wibble wobble"' },
      { place: { file: 'Kconfig', line: 4 }, message: 'endif without if' },
    ]);
    expect(read({ Kconfig: 'if A\n' }).problems).toHaveLength(1);
  });
});

it('replaces variables', () => {
  const { symbols } = read({
    Kconfig: 'module = LAMP\nNODE := a,b-c\nconfig $(module)_ON\n bool\n default y if $(dt_compat_enabled,$(NODE))\n',
  });
  expect(symbols.get('LAMP_ON')?.definitions[0]?.defaults[0]?.condition).toBe('$(dt_compat_enabled,a,b-c)');
});

describe('conditions', () => {
  it.each([
    ['B && A', 'A && B'],
    ['(A)', 'A'],
    ['A || B && C', 'A || B && C'],
    ['(B || A) && C', '(A || B) && C'],
    ['!(A)', '!A'],
    ['!!A', 'A'],
    ['A && A', 'A'],
    ['SIZE!=0 && A', 'A && SIZE != 0'],
    ['$(dt_compat_enabled,zmk,kscan-mock)', 'DT_HAS_ZMK_KSCAN_MOCK_ENABLED'],
    ['A &&', 'A &&'],
  ])('%s are normalized to %s', (condition, normalized) => {
    expect(normalize(condition)).toBe(normalized);
  });

  it('are joined and split', () => {
    expect(allOf(['', 'B', 'A || C'])).toBe('(A || C) && B');
    expect(allOf([])).toBe('');
    expect(conjunctsOf('A && (B || C)')).toEqual(['A', 'B || C']);
    expect(conjunctsOf('')).toEqual([]);
    expect(enabledSymbol('alps,ec11')).toBe('DT_HAS_ALPS_EC11_ENABLED');
  });
});
