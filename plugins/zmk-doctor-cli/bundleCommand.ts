import path from 'node:path';
import { build } from 'esbuild';

/** Bundles cli/zmk-doctor with what it imports into one file. */
export async function bundleCommand(root: string, outfile: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [path.join(root, 'cli/zmk-doctor/main.mts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'warning',
  });
}
