import fc from 'fast-check';

/**
 * Generated tests see the same inputs on every run, so that a red run can be trusted and repeated.
 * `FUZZ_SEED=7 npx vitest run core` looks elsewhere.
 */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20250301) });
