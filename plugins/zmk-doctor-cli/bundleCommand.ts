import path from 'node:path';
import { build } from 'esbuild';

/** Bundles cli/zmk-doctor with what it imports into one file. */
export async function bundleCommand(root: string, outfile: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [path.join(root, 'cli/zmk-doctor/main.mts')],
    outfile,
    bundle: true,
    // With "node", esbuild would pick CommonJS files of packages, whose calls of require() don't work in an ES module.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    format: 'esm',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'warning',
  });
}
