import { expect, test } from 'vitest';
import { keyNamesOf, readExample } from '#core/simulator';
import { assignPhysicalKeys } from './physicalKeys';

test('a screen key gets the physical key with the same name', () => {
  const { positionByCode } = assignPhysicalKeys(['A', '1', ';', 'Space']);
  expect([...positionByCode]).toEqual([
    ['KeyA', 0],
    ['Digit1', 1],
    ['Semicolon', 2],
    ['Space', 3],
  ]);
});

test('a tap-dance or mod-morph gets the physical key of its first binding', () => {
  const behavior = (kind: string) =>
    `compatible = "zmk,behavior-${kind}"; #binding-cells = <0>; bindings = <&kp K>, <&kp L>;`;
  const behaviors = `td: td { ${behavior('tap-dance')} }; mm: mm { ${behavior('mod-morph')} mods = <MOD_LSFT>; };`;
  for (const layers of [['&td'], ['&mm']]) {
    const read = readExample({ layers, behaviors });
    const names = read.ok ? keyNamesOf(read.keymap) : [];
    expect([...assignPhysicalKeys(names).positionByCode]).toEqual([['KeyK', 0]]);
  }
});

test('a screen key without a match, or whose match is taken, gets a spare physical key and its label', () => {
  const { positionByCode, labels } = assignPhysicalKeys(['mo 1', 'F', 'F']);
  expect(labels).toEqual(['J', 'F', 'D']);
  expect(positionByCode.get('KeyJ')).toBe(0);
  expect(positionByCode.get('KeyF')).toBe(1);
});

test('Escape and Tab are never assigned, and when the spare physical keys run out, screen keys get none', () => {
  const { positionByCode, labels } = assignPhysicalKeys([
    'Esc',
    'Tab',
    ...Array.from({ length: 60 }, (_, index) => `x${index}`),
  ]);
  expect(positionByCode.has('Escape')).toBe(false);
  expect(positionByCode.has('Tab')).toBe(false);
  expect(labels.at(-1)).toBe('');
});
