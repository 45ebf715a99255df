/** How many random key sequences the real firmware and the simulator were given. firmwareSequences.test.ts compares them. */
export const comparedSequences = { sequences: 2001, keymaps: 29, release: 'v0.3.0' } as const;
