import type { Board } from '../part.ts';

/*
 * Boards with published figures. To add one: measure the current at the battery in deep sleep, split it into the supply's
 * quiescent current (see its data sheet) and the rest, and name the source. Nothing is published for the nRFMicro, the
 * Mikoto, and nice!nano copies such as the SuperMini, whose regulators vary from batch to batch; readers enter their own.
 */
const profilerKit = 'Published with the power profiler: Nordic Power Profiler Kit, deep sleep.';

export const boards = [
  {
    id: 'nice-nano-v1',
    name: 'nice!nano v1',
    supply: { kind: 'ldo', outputVolts: 3.3, quiescentMicroA: 55 },
    otherQuiescentMicroA: 4,
    source: profilerKit,
  },
  {
    id: 'nice-nano-v2',
    name: 'nice!nano v2',
    supply: { kind: 'ldo', outputVolts: 3.3, quiescentMicroA: 15 },
    otherQuiescentMicroA: 3,
    source: profilerKit,
  },
  {
    id: 'nice-60',
    name: 'nice!60',
    supply: { kind: 'switching', outputVolts: 3.3, quiescentMicroA: 4, efficiency: 0.95 },
    otherQuiescentMicroA: 4,
    source: profilerKit,
  },
  {
    id: 'xiao-ble',
    name: 'Seeed XIAO nRF52840',
    supply: { kind: 'ldo', outputVolts: 3.3, quiescentMicroA: 1.4 },
    otherQuiescentMicroA: 1,
    source:
      'Seeed forum, “Sleep Current of XIAO nRF52840”: 2.4 µA at the battery in deep sleep, 39 measurements on three boards with a Power Profiler Kit II. How it divides between regulator and chip is an assumption.',
  },
] as const satisfies readonly (Board & { id: string; name: string; source: string })[];

export type BoardId = (typeof boards)[number]['id'];
