import { expect, test } from 'vitest';
import { exampleSource } from '#core/simulator';
import { createFinder, type FindableCode } from '../binding-finder/index.ts';
import { keyCodes } from '../firmware/key-codes/keyCodes.ts';
import { findHostLayout } from '../host-layouts/index.ts';
import {
  behaviorOf,
  behaviorsIn,
  faultOf,
  joinBinding,
  keyAtOffset,
  readKeys,
  splitBinding,
  suggest,
} from './index.ts';

const codes = keyCodes.map(
  ({ name, aliases, qmk, title, does, types = '', shifted = '', marks = '', press = '' }): FindableCode => ({
    names: [name, ...aliases],
    qmk,
    title,
    does,
    characters: `${types}${shifted}${marks}`,
    press,
  }),
);
const finder = createFinder(codes);
const us = findHostLayout('us');
const find = (query: string) => {
  if (!us) throw new Error('no layout');
  return finder(query, us);
};

const source = exampleSource({
  layers: ['&kp A &hml LSHFT F &email', '&trans &bt BT_SEL 0 &trans'],
  behaviors: `
    hmr: hmr { compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; tapping-term-ms = <200>; bindings = <&kp>, <&kp>; };
    hml: hml { compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; tapping-term-ms = <200>; bindings = <&kp>, <&kp>; };
    email: email { compatible = "zmk,behavior-macro"; #binding-cells = <0>; bindings = <&kp A>; };`,
});
const keys = readKeys(source);
const first = (query: string) => suggest({ keys, layerNames: ['Base', 'Nav'] }, query, find).bindings[0]?.binding;

test.each([
  ['a', '&kp A'],
  ['escape', '&kp ESCAPE'],
  ['ctrl+shift+t', '&kp LC(LS(T))'],
  ['layer 1', '&mo 1'],
  ['layer nav', '&mo 1'],
  ['toggle layer Nav', '&tog 1'],
  ['bluetooth 1', '&bt BT_SEL 1'],
  ['transparent', '&trans'],
  ['nothing', '&none'],
  ['email', '&email'],
  ['hold shift tap a', '&hmr LSHFT A'],
  ['&hml  LCTRL   B', '&hml LCTRL B'],
  ['&bt BT_SEL 2', '&bt BT_SEL 2'],
  ['&bt BT_CLR', '&bt BT_CLR'],
  ['mouse click', '&mkp LCLK'],
])('"%s" is %s', (query, binding) => {
  expect(first(query)).toBe(binding);
});

test('a hold-tap of the keymap comes before &mt, which is offered too', () => {
  const { bindings } = suggest({ keys, layerNames: [] }, 'hold shift tap a', find);
  expect(bindings.map(({ binding }) => binding)).toContain('&mt LSHFT A');
});

test('the hold-tap that the key already has comes first', () => {
  const { bindings } = suggest({ keys, layerNames: [], current: '&hml LSHFT F' }, 'hold ctrl tap b', find);
  expect(bindings.map(({ binding }) => binding).slice(0, 2)).toEqual(['&hml LCTRL B', '&hmr LCTRL B']);
});

test('an accented letter that takes two keys isn’t offered as one binding', () => {
  const spanish = findHostLayout('es');
  const { bindings } = suggest({ keys, layerNames: [] }, 'ú', (query) =>
    spanish ? finder(query, spanish) : find(query),
  );
  for (const { binding } of bindings) expect(binding).not.toContain(' &');
});

test.each([
  ['&nope', 'There’s no behavior &nope in this keymap.'],
  ['&kp', '&kp takes 1 parameter, not 0.'],
  ['&hml LSHFT', '&hml takes 2 parameters, not 1.'],
  ['&trans A', '&trans takes no parameters, not 1.'],
  ['&bt BT_SEL', '&bt takes 2 parameters, not 1.'],
])('%s is explained: %s', (binding, message) => {
  expect(faultOf(keys, binding)).toBe(message);
  expect(suggest({ keys, layerNames: [] }, binding, find).message).toBe(message);
});

test('every example of a behavior is a binding without a fault', () => {
  for (const example of [
    '&kp LC(Z)',
    '&lt 1 SPACE',
    '&rgb_ug RGB_COLOR_HSB(128,100,100)',
    '&mmv MOVE_UP',
    '&out OUT_TOG',
  ])
    expect(faultOf(keys, example), example).toBeUndefined();
});

test('a hold-tap of the keymap has the parameters of its behaviors, and a macro none', () => {
  expect(behaviorOf(keys, 'hml')).toMatchObject({
    isOwn: true,
    parameters: [{ kind: 'key-code', means: 'While held: key press.' }, { kind: 'key-code' }],
  });
  expect(behaviorOf(keys, 'email')).toMatchObject({ name: 'Macro', parameters: [] });
  expect(behaviorOf(keys, 'bt')?.parameters).toMatchObject([{ kind: 'constant', withNumber: ['BT_SEL', 'BT_DISC'] }]);
  expect(behaviorsIn(keys).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['hml', 'email', 'kp', 'studio_unlock']),
  );
});

test('a binding is split into its label and parameters, and joined again', () => {
  expect(splitBinding('&mt LC( LS(A) )  B')).toEqual({ label: 'mt', parameters: ['LC(LS(A))', 'B'] });
  expect(joinBinding(splitBinding('&bt  BT_SEL 0'))).toBe('&bt BT_SEL 0');
  expect(splitBinding('&trans')).toEqual({ label: 'trans', parameters: [] });
});

test('the key at a place in the text is the one whose binding is there', () => {
  const at = (text: string) => keyAtOffset(keys, source.indexOf(text) + 2);
  expect(at('&hml LSHFT F')).toEqual({ layer: 0, position: 1 });
  expect(at('&bt BT_SEL')).toEqual({ layer: 1, position: 1 });
  expect(at('compatible')).toBeUndefined();
});
