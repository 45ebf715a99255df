import fc from 'fast-check';

/**
 * Property tests (fast-check) use the same random inputs on every run, so that failures can be repeated. Try other inputs with
 * `FUZZ_SEED=7 npx vitest run core`.
 */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20250301) });
