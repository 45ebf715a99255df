import fc from 'fast-check';

/**
 * Generated tests use the same inputs on every run, so that failures can be repeated. Try other inputs with
 * `FUZZ_SEED=7 npx vitest run core`.
 */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20250301) });
