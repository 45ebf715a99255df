import { describe, expect, test } from 'vitest';
import { isEditable, nodeText, setProperty } from './editProperty.ts';

const source = `/ {
    behaviors {
        hm: home_row {
            flavor = "balanced"; // as I like it
            tapping-term-ms = <200>;
            retro-tap;
        };
    };
    combos {
        compatible = "zmk,combos";
        esc { key-positions = <0 1>; };
    };
};
`;

describe('setting a property', () => {
  test('replaces its value and nothing else', () => {
    expect(setProperty(source, { label: 'hm' }, 'tapping-term-ms', '<170>')).toBe(source.replace('<200>', '<170>'));
  });

  test('of a node that has it twice changes the last one, which counts', () => {
    const twice = '/ { a: a { x = <1>; x = <2>; }; };';
    expect(setProperty(twice, { label: 'a' }, 'x', '<3>')).toBe('/ { a: a { x = <1>; x = <3>; }; };');
  });

  test('adds it with the indentation of its neighbors', () => {
    const edited = setProperty(source, { label: 'hm' }, 'quick-tap-ms', '<150>');
    expect(edited).toBe(source.replace('retro-tap;\n', 'retro-tap;\n            quick-tap-ms = <150>;\n'));
  });

  test('adds it on the same line when the node has only one', () => {
    expect(setProperty(source, { name: 'esc' }, 'slow-release', true)).toBe(
      source.replace('<0 1>; }', '<0 1>; slow-release; }'),
    );
  });

  test('takes it away with its line', () => {
    expect(setProperty(source, { label: 'hm' }, 'retro-tap', null)).toBe(
      source.replace('            retro-tap;\n', ''),
    );
    expect(setProperty(source, { label: 'hm' }, 'lazy', null)).toBe(source);
  });

  test('of a predefined behavior adds a node that changes it, and then edits that', () => {
    const once = setProperty(source, { label: 'mt' }, 'quick-tap-ms', '<150>');
    expect(once).toBe(`&mt {\n    quick-tap-ms = <150>;\n};\n\n${source}`);
    expect(setProperty(once, { label: 'mt' }, 'quick-tap-ms', '<100>')).toBe(once.replace('150', '100'));
  });
});

test('a flag that the firmware sets is deleted by name, and that is undone by setting it', () => {
  const off = setProperty(source, { label: 'sk' }, 'ignore-modifiers', null);
  expect(off).toBe(`&sk {\n    /delete-property/ ignore-modifiers;\n};\n\n${source}`);
  expect(setProperty(off, { label: 'sk' }, 'ignore-modifiers', true)).toBe(
    `&sk {\n    ignore-modifiers;\n};\n\n${source}`,
  );
});

test('the text of a node comes without the indentation of its surroundings', () => {
  expect(nodeText(source, { label: 'hm' })).toBe(
    'hm: home_row {\n    flavor = "balanced"; // as I like it\n    tapping-term-ms = <200>;\n    retro-tap;\n};',
  );
});

describe('what counts is changed', () => {
  test('in the old spelling where that is used', () => {
    const old = '&mt { tapping_term_ms = <150>; };';
    expect(setProperty(old, { label: 'mt' }, 'tapping-term-ms', '<300>')).toBe('&mt { tapping_term_ms = <300>; };');
    const both = '&mt {\n    quick_tap_ms = <1>;\n    quick-tap-ms = <2>;\n};';
    expect(setProperty(both, { label: 'mt' }, 'quick-tap-ms', null)).toBe('&mt {\n};');
  });

  test('in the combo, not in another node of its name', () => {
    const both = `${source}/ { macros { esc: esc { wait-ms = <1>; }; }; };\n`;
    expect(setProperty(both, { name: 'esc' }, 'timeout-ms', '<30>')).toBe(
      both.replace('<0 1>; }', '<0 1>; timeout-ms = <30>; }'),
    );
  });

  test('outside of branches that are not taken', () => {
    const branch = '#ifdef SLOW\n&mt { tapping-term-ms = <400>; };\n#endif\n';
    expect(setProperty(branch + source, { label: 'mt' }, 'tapping-term-ms', '<300>')).toBe(
      `${branch}&mt {\n    tapping-term-ms = <300>;\n};\n\n${source}`,
    );
    const inside = '&mt {\n#ifdef SLOW\n    lazy;\n#endif\n};\n';
    expect(setProperty(inside, { label: 'mt' }, 'lazy', true)).toBe(inside.replace('#endif\n', '#endif\n    lazy;\n'));
  });

  test('after the macro that makes a behavior', () => {
    const made = '/ { behaviors { HT(hm, &kp, &kp) }; };\n';
    expect(setProperty(made, { label: 'hm' }, 'tapping-term-ms', '<300>')).toBe(
      `${made}\n&hm {\n    tapping-term-ms = <300>;\n};\n`,
    );
  });

  test('by deleting what a macro sets', () => {
    const made = '#define FAST retro-tap;\n/ { behaviors { hm: hm { FAST }; }; };\n';
    expect(setProperty(made, { label: 'hm' }, 'retro-tap', null)).toBe(
      made.replace('FAST }', 'FAST /delete-property/ retro-tap; }'),
    );
  });

  test('by taking away the older property that overrules it', () => {
    const old = '&mt { quick-tap-ms = <100>; global-quick-tap; };';
    expect(setProperty(old, { label: 'mt' }, 'require-prior-idle-ms', '<70>')).toBe(
      '&mt { quick-tap-ms = <100>; require-prior-idle-ms = <70>; };',
    );
  });
});

test('a combo that a macro makes cannot be edited', () => {
  const made = source.replace('esc {', 'COMBO(copy, 2 3)\n        esc {');
  expect(isEditable(made, { name: 'esc' })).toBe(true);
  expect(isEditable(made, { name: 'copy' })).toBe(false);
});
