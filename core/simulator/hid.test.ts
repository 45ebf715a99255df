import { expect, test } from 'vitest';
import { keycodeEvent } from './behaviors/keyPress.ts';
import { HidState } from './hid.ts';
import { defaultLimits, type Limits } from './model.ts';
import { encodeUsage } from './usage.ts';

const shift = 0x02000000;
const keyA = encodeUsage(0x07, 0x04);
const leftControl = encodeUsage(0x07, 0xe0);
const leftAlt = encodeUsage(0x07, 0xe2);
const systemPower = encodeUsage(0x01, 0x81);
const consumer = (code: number): number => encodeUsage(0x0c, code);

function hold(limits: Partial<Limits>, ...usages: number[]): HidState {
  const hid = new HidState({ ...defaultLimits, ...limits });
  for (const usage of usages) hid.press(keycodeEvent(usage, true, 0));
  return hid;
}

test('a key and its modifiers are added to the report and removed from it together', () => {
  const hid = hold({}, shift | keyA);
  expect([hid.heldUsages(), hid.reportedMods]).toEqual([[keyA], 0x02]);
  hid.release(keycodeEvent(shift | keyA, false, 0));
  expect([hid.heldUsages(), hid.reportedMods]).toEqual([[], 0]);
});

test('the modifiers of a key that can’t be reported are not pressed', () => {
  expect(hold({}, shift | systemPower).reportedMods).toBe(0);
});

test('releasing a modifier that is not held does not change the modifiers of another key', () => {
  const hid = hold({}, shift | keyA);
  hid.release(keycodeEvent(leftAlt, false, 0));
  expect(hid.reportedMods).toBe(0x02);
});

test('a modifier held by two keys is released with the second one', () => {
  const hid = hold({}, leftControl, leftControl);
  hid.release(keycodeEvent(leftControl, false, 0));
  expect(hid.explicitMods).toBe(0x01);
  hid.release(keycodeEvent(leftControl, false, 0));
  expect(hid.explicitMods).toBe(0);
});

test('the basic consumer report ends at 0xff', () => {
  const usage = consumer(0x183);
  expect(hold({}, usage).isPressed(usage)).toBe(true);
  expect(hold({ consumerMaxUsage: 0xff }, usage).isPressed(usage)).toBe(false);
});

test('a key is not reported if the report is full', () => {
  const hid = hold({ consumerReportSize: 1 }, consumer(0xe2), consumer(0xe9));
  expect(hid.heldUsages()).toEqual([consumer(0xe2)]);
});
