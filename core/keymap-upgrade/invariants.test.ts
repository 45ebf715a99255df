import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definedMacros, parse, statementsOf, TokenKind, type Call, type Document } from '#core/devicetree';
import { applyChanges, upgradeKeymap, type Change } from './index.ts';

const fragments = [
  '/ {',
  '};',
  '}',
  '{',
  'keymap {',
  'compatible = "zmk,keymap";',
  'base {',
  'behaviors {',
  'behavior_mod_tap {',
  'bindings = <',
  'sensor-bindings = <',
  'mods = <',
  '>;',
  '>',
  '<',
  ';',
  ',',
  '(',
  ')',
  '&kp',
  '&cp',
  '&reset',
  '&mt',
  '&mo',
  '&none',
  'NUM_1',
  'LSFT',
  'MOD_LSFT',
  '|',
  'KSPC',
  'GUI',
  'LS(',
  'label = "x";',
  'label',
  '=',
  '"',
  '/*',
  '*/',
  '//',
  '#define X',
  '#define F(a)',
  '##',
  '#ifdef X',
  '#else',
  '#endif',
  '\n',
  '\r\n',
  '\\\n',
  ' ',
  '\t',
  '#include <dt-bindings/zmk/mouse.h>',
  '&encoder {',
  'resolution = <2>;',
  'tapping_term_ms = <1>;',
  'global-quick-tap;',
  'quick-tap-ms = <1>;',
  'debounce-period = <5>;',
  'compatible = "zmk,kscan-gpio-matrix";',
  'ZMK_MACRO(',
  'X',
  'F(',
  '\0',
  '\ud83d',
  'é',
  'td: ',
  'reset: ',
  'USAGE_KEYPAD',
  'steps = <3>;',
  'require-prior-idle-ms = <1>;',
  'display-name = "y";',
  'debounce-press-ms = <1>;',
  'column-offset = <1>;',
  'COPY',
  'ZMK_MACRO(cp,',
  '#define M(NAME) NAME: NAME {',
  'M(COPY)',
];
const soup = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...fragments) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
    ),
    { maxLength: 50 },
  )
  .chain((parts) => fc.constantFrom(' ', '', '\n').map((glue) => parts.join(glue)));

/** Mostly valid keymaps, because some invariants only apply to text that can be parsed. */
const code = fc.constantFrom(
  'A',
  'NUM_1',
  'LSFT',
  'KSPC',
  'GUI',
  'LS(RARW)',
  'LC(LS(KSPC))',
  '(MOD_LSFT|MOD_LCTL)',
  'F(NUM_2)',
  'X',
  '/* &kp NUM_1 "c" */ BKSP',
  '// label = "c"; \n PGUP',
  'ZMK_HID_USAGE(USAGE_KEYPAD, 4)',
);
const binding = fc.oneof(
  fc
    .tuple(fc.constantFrom('&kp', '&cp', '&mt', '&sk', '&x', '&mo'), fc.array(code, { maxLength: 2 }))
    .map(([behavior, codes]) => [behavior, ...codes].join(' ')),
  fc.constantFrom(
    '&reset',
    '&trans',
    '&COPY',
    '&cp',
    '&CUT',
    'ROW',
    '\n#ifdef X\n&kp NUM_1\n#else\n&kp KSPC\n#endif\n',
    '&kp\n#ifdef X\n NUM_1\n#else\n KSPC\n#endif\n',
  ),
);
const layer = fc
  .tuple(
    fc.array(binding, { maxLength: 8 }),
    fc.constantFrom(
      '',
      'label = "L";',
      '\n  label = "L"; // NUM_1\n',
      'label = "L"; display-name = "NUM_1";',
      '\n#ifdef X\nlabel = "L";\n#else\ndisplay-name = "M";\n#endif\n',
    ),
    fc.constantFrom('layer', 'base: base', 'LSFT'),
  )
  .map(([bindings, name, node]) => `${node} { ${name} bindings = <${bindings.join(' ')}>; };`);
const statement = fc.constantFrom(
  '#define ROW &kp NUM_1 \\\n  &mt LSFT KSPC',
  '#define F(x) &kp x',
  '#define F(x) &y_##x',
  '#define X BKSP',
  '#define X 1',
  '#include <dt-bindings/zmk/mouse.h>',
  '&left_encoder { resolution = <4>; };',
  '&mt { tapping_term_ms = <100>; quick_tap_ms = <90>; global-quick-tap; };',
  '&lt { global-quick-tap; };',
  '/ { behaviors { behavior_mod_tap { label = "MT"; }; }; };',
  'ZMK_MACRO(m, bindings = <&kp NUM_1>, <&kp KSPC>; mods = <(MOD_LSFT)>;)',
  '&sensors { triggers-per-rotation = <1>; };',
  '/ { k { compatible = "zmk,kscan-gpio-matrix"; debounce-period = <5>; }; };',
  '#define M(NAME, B) NAME: NAME { compatible = "zmk,behavior-macro"; bindings = <B>; };',
  '#define M(NAME, B) m_##NAME: NAME { bindings = <B>; };',
  '#define N(NAME) M(NAME, &kp LSFT)',
  '/ { macros { M(COPY, &kp LC(C)) }; };',
  '/ { macros { M(cp, &kp KSPC) }; };',
  '/ { macros { N(CUT) N(reset) }; };',
  '/ { macros { reset: reset { label = "R"; }; COPY: copy { }; }; };',
  '&base { label = "B"; };',
  '&base { display-name = "B"; };',
  '&left_encoder { steps = <30>; };',
  '#ifdef X\n&left_encoder { resolution = <X>; };\n#endif',
  '&mt { require-prior-idle-ms = <5>; };',
  '&pwm { resets = <&reset 1>; };',
  '// the end: &reset "NUM_1"',
  '/* the end: &cp "NUM_1" */',
);
const file = fc
  .tuple(
    fc.array(statement, { maxLength: 5 }),
    fc.array(layer, { maxLength: 3 }),
    fc.array(statement, { maxLength: 3 }),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([head, layers, tail, newline]) =>
    [...head, `/ { keymap { compatible = "zmk,keymap"; ${layers.join('\n')} }; };`, ...tail]
      .join('\n')
      .replaceAll('\n', newline),
  );
const anything = fc.oneof(soup, file);
const many = { numRuns: 3000 };

const upgrades = new Map<string, ReturnType<typeof upgradeKeymap>>();

/** Upgrades a text once for all tests, which get the same texts because of the fixed seed. */
function upgrade(text: string): ReturnType<typeof upgradeKeymap> {
  const known = upgrades.get(text) ?? upgradeKeymap(text);
  upgrades.set(text, known);
  return known;
}

const addedComments = / no longer exists \*\/$|times the number of detents|^\/\/ How often a full turn triggers/;
const commentsOf = (text: string): readonly string[] =>
  parse(text).comments.map(({ from, to }) => text.slice(from, to).trimEnd());

function stringsOf(text: string): readonly { readonly from: number; readonly value: string }[] {
  const { kinds, froms, tos } = parse(text).tokens;
  return froms.flatMap((from, i) => (kinds[i] === TokenKind.string ? [{ from, value: text.slice(from, tos[i]) }] : []));
}

/** The labels of a file, including those that its macros define. */
function labelsOf(text: string): ReadonlySet<string> {
  const document = parse(text);
  const macros = definedMacros(document);
  const labels = new Set<string>();
  const expand = ({ name, args }: Call, source: string, depth: number): void => {
    const macro = macros.get(name.text);
    if (!macro?.parameters || depth > 5) return;
    const values = new Map(
      macro.parameters.map((parameter, i) => [parameter, source.slice(args[i]?.from, args[i]?.to)]),
    );
    const [first, last] = [macro.items[0], macro.items.at(-1)];
    const body = text.slice(first?.from, last?.to).replace(/\w+/g, (word) => values.get(word)?.trim() ?? word);
    read(parse(body.replace(/\s*##\s*/g, '')), depth + 1);
  };
  const read = (part: Document, depth: number): void => {
    for (const statement of statementsOf(part)) {
      if (statement.kind === 'node') for (const label of statement.labels) labels.add(label.text);
      else if (statement.kind === 'macro' && statement.use.kind === 'call') expand(statement.use, part.text, depth);
    }
  };
  read(document, 0);
  return labels;
}

function referencesTo(label: string, text: string): number {
  const { kinds, froms, tos } = parse(text).tokens;
  const isIt = (from: number, i: number) =>
    kinds[i] === TokenKind.reference && text.slice(from, tos[i]) === `&${label}`;
  return froms.filter(isIt).length;
}

describe('for any text', () => {
  it('upgrading twice has the same result as upgrading once, and nothing is thrown', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const once = upgrade(text).text;
        expect(upgrade(once).text).toBe(once);
      }),
      many,
    );
  });

  it('every change has an effect', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const change of upgrade(text).changes) expect(applyChanges(text, [change])).not.toBe(text);
      }),
      many,
    );
  });

  it('text outside of the replacements never changes', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { changes, text: after } = upgrade(text);
        const replacements = changes.flatMap((change: Change) => change.replacements).sort((a, b) => a.from - b.from);
        let at = 0;
        let rebuilt = '';
        for (const { from, to, insert } of replacements) {
          expect(from).toBeGreaterThanOrEqual(at);
          rebuilt += text.slice(at, from) + insert;
          at = to;
        }
        expect(rebuilt + text.slice(at)).toBe(after);
      }),
      many,
    );
  });

  it('the output is valid if the input was', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { text: after, problems } = upgrade(text);
        if (problems.length === 0) expect(upgrade(after).problems).toEqual([]);
      }),
      many,
    );
  });

  it('comments are kept in order, and only the expected ones are added', () => {
    fc.assert(
      fc.property(file, (text) => {
        expect(commentsOf(upgrade(text).text).filter((comment) => !addedComments.test(comment))).toEqual(
          commentsOf(text),
        );
      }),
      many,
    );
  });

  it('strings are kept in order, except those of removed labels', () => {
    fc.assert(
      fc.property(file, (text) => {
        const { text: after, changes } = upgrade(text);
        const gone = changes.filter(({ rule }) => rule === 'label').flatMap(({ replacements }) => replacements);
        expect(stringsOf(after).map(({ value }) => value)).toEqual(
          stringsOf(text)
            .filter(({ from }) => !gone.some((label) => label.from <= from && from < label.to))
            .map(({ value }) => value),
        );
      }),
      many,
    );
  });

  it('references to nodes in the file stay valid', () => {
    fc.assert(
      fc.property(file, (text) => {
        // A binding with a removed key code is removed with its reference.
        const changes = upgrade(text).changes.filter(({ rule }) => rule !== 'removed-key-code');
        const after = applyChanges(text, changes);
        const labels = labelsOf(after);
        for (const label of labelsOf(text)) {
          expect(labels).toContain(label);
          expect(referencesTo(label, after)).toBe(referencesTo(label, text));
        }
      }),
      many,
    );
  });
});
