import { describe, expect, it } from 'vitest';
import { keyNamesOf, layerName, readKeymapTree } from '#core/simulator';
import { drawingOf, legendsWith, nameChord, readDrawing, spokenLegend } from './index.ts';

const keymap = (base: string, rest = '', nodes = '') => `/ {
  ${nodes}
  keymap {
    compatible = "zmk,keymap";
    base { display-name = "Base"; bindings = <${base}>; };
    ${rest}
  };
};`;

const describeLegends = (bindings: string, nodes = '', rest = '') =>
  readDrawing(keymap(bindings, rest, nodes)).layers[0]?.legends.map(({ kind, tap, hold, shifted }) =>
    [kind, tap, hold && `hold ${hold}`, shifted && `shift ${shifted}`].filter(Boolean).join(', '),
  );

const upper = 'upper { display-name = "Nav"; bindings = <&trans &kp B>; };';

it('draws layers and combos that macros make, chosen by the number of their arguments', () => {
  const drawing = readDrawing(`
#define NTH(_4, _3, _2, _1, N, ...) N
#define COUNT(...) NTH(__VA_ARGS__, 4, 3, 2, 1, 0)
#define GLUE_(a, b) a##b
#define GLUE(a, b) GLUE_(a, b)
#define LAYER(...) GLUE(LAYER_, COUNT(__VA_ARGS__))(__VA_ARGS__)
#define LAYER_2(id, keys) / { keymap { compatible = "zmk,keymap"; layer_##id { display-name = #id; bindings = <keys>; }; }; };
#define COMBO(...) GLUE(COMBO_, COUNT(__VA_ARGS__))(__VA_ARGS__)
#define COMBO_3(name, binding, keys) / { combos { compatible = "zmk,combos"; name { bindings = <binding>; key-positions = <keys>; }; }; };
#define ROWS(name, left, right) LAYER(name, left right)
COMBO(esc, &kp ESC, 0 1)
ROWS(Base, &kp A &kp B, &mo 1)
ROWS(Nav, &trans &kp UP, &trans)
`);
  expect(drawing.layers.map(({ name, legends: { length } }) => `${name}: ${length}`)).toEqual(['Base: 3', 'Nav: 3']);
  expect(drawing.combos.map(({ positions }) => positions)).toEqual([[0, 1]]);
});

describe('legends', () => {
  it.each([
    ['&kp A', 'key, A'],
    ['&kp N1', 'key, 1, shift !'],
    ['&kp EXCL', 'key, !'],
    ['&kp SEMI', 'key, ;, shift :'],
    ['&kp LC(C)', 'key, Ctrl+C'],
    ['&kp LC (C)', 'key, Ctrl+C'],
    ['&kp LS(LEFT)', 'key, Shift+←'],
    ['&kp BSPC', 'key, Bksp'],
    ['&kp RSHFT', 'modifier, Shift'],
    ['&kp LC(LS(LA(LGUI)))', 'modifier, Hyper'],
    ['&kp LC(LA(RSHFT))', 'modifier, Meh'],
    ['&kp K_APP', 'key, Menu'],
    ['&kp C_VOL_UP', 'media, Vol +'],
    ['&kp KP_N7', 'key, KP 7'],
    ['&kp LA(KP_N7)', 'key, Alt+KP 7'],
    ['&kp KP_MULTIPLY', 'key, KP *'],
    ['&kp LANG1', 'key, Lang 1'],
    ['&kp LC(LS(LA(LG(Z))))', 'key, Hyper+Z'],
    ['&mmv MOVE_Y(-140)', 'mouse, Mouse ↑'],
    ['&mmv MOVE_RIGHT', 'mouse, Mouse →'],
    ['&msc MOVE(-10, -10)', 'mouse, Scroll ↓←'],
    ['&mmv FAST_LEFT', 'mouse, Mouse FAST LEFT'],
    ['&mmv 0', 'mouse, Mouse 0'],
    ['&mmv', 'mouse, Mouse'],
    ['&kp K_CANCEL', 'key, Cancel'],
    ['&kp GLOBE', 'media, Globe'],
    ['&caps_word 0', 'other, Caps word'],
    ['&mt LCTRL A', 'key, A, hold Ctrl'],
    ['&lt 1 SPACE', 'layer, Space, hold Nav'],
    ['&lt SPACE 1', 'layer, 1, hold SPACE'],
    ['&kp 0x04', 'key, A'],
    ['&sk LSHFT', 'modifier, Shift, hold sticky'],
    ['&sl 1', 'layer, Nav, hold sticky'],
    ['&mo 1', 'layer, Nav'],
    ['&tog 1', 'layer, Nav, hold toggle'],
    ['&to 1', 'layer, Nav, hold to'],
    ['&kt LALT', 'modifier, Alt, hold toggle'],
    ['&none', 'none'],
    ['&bt BT_SEL 2', 'system, BT 2'],
    ['&bt BT_CLR', 'system, BT clear'],
    ['&out OUT_TOG', 'system, USB/ BLE'],
    ['&mkp LCLK', 'mouse, Left click'],
    ['&msc SCRL_UP', 'mouse, Scroll ↑'],
    ['&caps_word', 'other, Caps word'],
    ['&bootloader', 'system, Boot'],
    ['&gresc', 'key, Esc, shift `'],
    ['&kp NO_SUCH_KEY', 'other, NO_SUCH_KEY'],
    ['&my_macro LC(V)', 'other, my macro Ctrl+V'],
    ['&no_such_thing 3', 'other, no such thing 3'],
  ])('of %s are %s', (binding, expected) => {
    expect(describeLegends(binding, '', upper)).toEqual([expected]);
  });

  it('work for behaviors that the keymap defines', () => {
    const nodes = `behaviors {
      hm: hm { compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; tapping-term-ms = <200>; bindings = <&kp>, <&kp>; };
      td: td { compatible = "zmk,behavior-tap-dance"; #binding-cells = <0>; bindings = <&kp A>, <&kp B>; };
      mm: mm { compatible = "zmk,behavior-mod-morph"; #binding-cells = <0>; bindings = <&kp COMMA>, <&kp SEMI>; mods = <(MOD_LSFT|MOD_RSFT)>; };
      my_discrete: my_discrete { compatible = "zmk,behavior-input-two-axis"; #binding-cells = <1>; x-input-code = <INPUT_REL_X>; y-input-code = <INPUT_REL_Y>; };
      wheel: wheel { compatible = "zmk,behavior-input-two-axis"; #binding-cells = <1>; x-input-code = <INPUT_REL_HWHEEL>; y-input-code = <INPUT_REL_WHEEL>; };
      loop: loop { compatible = "zmk,behavior-tap-dance"; #binding-cells = <0>; bindings = <&loop>, <&kp B>; };
    };`;
    expect(describeLegends('&hm LGUI A &td &mm &my_discrete MOVE_X(9) &wheel MOVE_Y(9) &loop', nodes)).toEqual([
      'key, A, hold GUI',
      'key, A, hold 2× B',
      'key, ,, shift ;',
      'mouse, Mouse →',
      'mouse, Scroll ↑',
      'other, loop, hold 2× B',
    ]);
  });

  it('of tap-dances that all refer to each other are found without following every path', () => {
    const names = Array.from({ length: 12 }, (_, index) => `td${index}`);
    const list = names.map((name) => `<&${name}>`).join(', ');
    const nodes = names.map(
      (name) =>
        `${name}: ${name} { compatible = "zmk,behavior-tap-dance"; #binding-cells = <0>; bindings = <&kp A>, ${list}; };`,
    );
    expect(describeLegends('&td0', `behaviors { ${nodes.join('\n')} };`)).toEqual(['key, A, hold 2× A']);
  });

  it('of names from a locale header are what the author types, whether the header is there or not', () => {
    const bindings =
      '&kp DE_Y &kp LC(DE_Z) &mt LSHFT DE_UE &kp DE_DQT &kp DE_SZ &kp NB_AE &kp RU_CYRILLIC_SHCHA &kp RU_CYRILLIC_IO &kp DE_NOPE';
    const expected = ['Y', 'Ctrl+Z', 'Ü', '"', 'ß', 'Æ', 'Щ', 'Ё'];
    const header = `
#define DE_Y (ZMK_HID_USAGE(HID_USAGE_KEY, HID_USAGE_KEY_KEYBOARD_Z))
#define DE_Z (ZMK_HID_USAGE(HID_USAGE_KEY, HID_USAGE_KEY_KEYBOARD_Y))
#define DE_U_UMLAUT (LBKT)
#define DE_UE (DE_U_UMLAUT)
#define DE_DQT (LS(N2))
#define DE_N2 (N2)
`;
    const taps = (source: string) => readDrawing(source).layers[0]?.legends.map(({ tap }) => tap);
    expect(taps(keymap(bindings))).toEqual([...expected, 'DE_NOPE']);
    expect(taps(header + keymap(bindings))).toEqual([...expected, 'DE_NOPE']);
    const drawing = readDrawing(header + keymap(bindings));
    const named = ['Z', 'Shift+[', 'Ctrl+Y', '@', 'A', 'RCtrl++'].map((chord) => nameChord(chord, drawing));
    expect(named).toEqual(['Y', 'Shift+Ü', 'Ctrl+Z', '"', 'A', 'RCtrl++']);
    const shifted = (source: string) => readDrawing(source).layers[0]?.legends.map((legend) => legend.shifted);
    expect(shifted(header + keymap('&kp DE_N2 &kp N2 &kp DE_UE &kp N3'))).toEqual(['"', '"', undefined, '#']);
    const { result } = readKeymapTree(header + keymap('&kp DE_Y &kp DE_UE &kp DE_DQT'), '');
    expect(result.ok && keyNamesOf(result.keymap)).toEqual(['Z', '[', '@']);
  });

  it('expand a macro of the file even if its name looks like one from a locale header', () => {
    expect(
      readDrawing(
        `#define KEY LC(A)\n#define IT_A KEY\n#define NO_B 1\n${keymap('&kp IT_A &mo NO_B', upper)}`,
      ).layers[0]?.legends.map(({ tap }) => tap),
    ).toEqual(['Ctrl+A', 'Nav']);
  });

  it('name the behavior for holding a key if that behavior has no legend', () => {
    const behavior = 'compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; bindings = <&none>, <&kp>;';
    expect(describeLegends('&ht 0 A', `behaviors { ht: ht { ${behavior} }; };`)).toEqual(['key, A, hold &none']);
    const unfinished = behavior.replace(/bindings = .*/, '');
    expect(describeLegends('&ht 0 A', `behaviors { ht: ht { ${unfinished} }; };`)?.join()).toContain('hold &ht');
  });
});

describe('layers', () => {
  it('have the same short name as in the simulator', () => {
    const nodes = ['lower_layer', 'layer_raise', 'layer_2', 'nav', 'layers'].map(
      (name) => `${name} { ${name === 'nav' ? 'display-name = "Nav Layer";' : ''} bindings = <&kp A>; };`,
    );
    const { tree, result } = readKeymapTree(`/ { keymap { compatible = "zmk,keymap"; ${nodes.join(' ')} }; };`, '');
    const names = drawingOf(tree).layers.map(({ name }) => name);
    expect(names).toEqual(['lower', 'raise', 'Layer 2', 'Nav', 'layers']);
    expect(result.ok && names.map((_, layer) => layerName(result.keymap, layer))).toEqual(
      names.map((name) => name.replace('Layer ', '')),
    );
  });

  it('show the legend of layer 0 on transparent keys', () => {
    const [, nav] = readDrawing(keymap('&kp A &kp C', upper)).layers;
    expect(nav).toMatchObject({ name: 'Nav', legends: [{ kind: 'transparent', tap: 'A' }, { tap: 'B' }] });
  });

  it.each([
    ['transparent (A)', '&kp A'],
    ['transparent', '&none'],
  ])('read a transparent key as "%s" above %s', (spoken, below) => {
    const [, nav] = readDrawing(keymap(`${below} &kp C`, upper)).layers;
    expect(nav?.legends.slice(0, 1).map(spokenLegend)).toEqual([spoken]);
  });

  it('that are conditional show the legend of their if-layers on transparent keys', () => {
    const drawing = readDrawing(
      keymap(
        '&kp A',
        'one { bindings = <&kp B>; }; two { bindings = <&kp C>; }; tri { bindings = <&trans>; };',
        'cond { compatible = "zmk,conditional-layers"; t { if-layers = <1 2>; then-layer = <3>; }; };',
      ),
    );
    expect(drawing.layers[3]?.legends[0]).toMatchObject({ kind: 'transparent', tap: 'C' });
    expect(drawing.conditionalLayers).toEqual([{ ifLayers: [1, 2], thenLayer: 3 }]);
  });

  it('list the keys that turn them on while held', () => {
    const conditional = 'cond { compatible = "zmk,conditional-layers"; t { if-layers = <1 2>; then-layer = <3>; }; };';
    const others = 'lower { bindings = <&trans>; }; both { bindings = <&trans>; };';
    const drawing = readDrawing(keymap('&lt 1 A &mo 2 &tog 1', upper + others, conditional));
    expect(drawing.layers.map(({ heldBy }) => [...heldBy].join(' '))).toEqual([
      '',
      '0,Nav',
      '1,lower',
      '0,Nav 1,lower',
    ]);
  });

  it('have encoders', () => {
    const text = keymap('&kp A').replace('bindings', 'sensor-bindings = <&inc_dec_kp C_VOL_UP C_VOL_DN>; bindings');
    expect(readDrawing(text).layers[0]?.encoders).toEqual(['Vol + / Vol −']);
  });

  it('that are active together show the legend of the highest one', () => {
    const drawing = readDrawing(keymap('&kp A &kp C', upper));
    expect(legendsWith(drawing, [0]).map(({ tap }) => tap)).toEqual(['A', 'C']);
    expect(legendsWith(drawing, [0, 1]).map(({ tap }) => tap)).toEqual(['A', 'B']);
  });
});

it('reads the keys, layers and legend of combos', () => {
  const nodes =
    'combos { compatible = "zmk,combos"; esc { key-positions = <0 1>; bindings = <&kp ESC>; layers = <0>; }; };';
  expect(readDrawing(keymap('&kp A &kp B', '', nodes)).combos).toMatchObject([
    { name: 'esc', positions: [0, 1], layers: [0], legend: { tap: 'Esc' } },
  ]);
});

it.each(['', 'hello', '/ {', '{{{{', '/ { keymap { compatible = "zmk,keymap"; }; };', '"', '&&&& <<'])(
  'draws no layers for %j',
  (text) => {
    expect(readDrawing(text)).toMatchObject({ layers: [], keyCount: 0 });
  },
);

it('draws what it can of a keymap with an error', () => {
  expect(describeLegends('&kp A &kp B', 'broken { a = <1> };')).toEqual(['key, A', 'key, B']);
});

describe('the name of a layer', () => {
  const nameFor = (displayName: string) =>
    readDrawing(
      `/ { keymap { compatible = "zmk,keymap"; nav_layer { display-name = "${displayName}"; bindings = <&kp A>; }; }; };`,
    ).layers[0]?.name;

  it('can have characters that are written as bytes', () => {
    expect(nameFor(String.raw`\xC3\xA9t\xc3\xa9`)).toBe('été');
    expect(nameFor(String.raw`\xFF`)).toBe('\ufffd');
  });

  it('is that of its node if it only consists of an icon, for which most fonts have no character', () => {
    expect(nameFor(String.raw`\xEF\x80\xA8`)).toBe('nav');
    expect(nameFor(String.raw`\xEF\x80\xA8 Media`)).toBe('Media');
  });
});
