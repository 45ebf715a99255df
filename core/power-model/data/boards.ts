import type { Board } from '../part.ts';

/*
 * Boards with published figures. To add one: measure the current at the battery in deep sleep, split it into what the
 * supply needs (its data sheet) and the rest, and name the source.
 */
export const boards = [
  {
    id: 'nice-nano-v1',
    name: 'nice!nano v1',
    supply: { kind: 'ldo', outputVolts: 3.3, quiescentMicroA: 55 },
    otherQuiescentMicroA: 4,
  },
  {
    id: 'nice-nano-v2',
    name: 'nice!nano v2',
    supply: { kind: 'ldo', outputVolts: 3.3, quiescentMicroA: 15 },
    otherQuiescentMicroA: 3,
  },
  {
    id: 'nice-60',
    name: 'nice!60',
    supply: { kind: 'switching', outputVolts: 3.3, quiescentMicroA: 4, efficiency: 0.95 },
    otherQuiescentMicroA: 4,
  },
] as const satisfies readonly (Board & { id: string; name: string })[];

export type BoardId = (typeof boards)[number]['id'];
