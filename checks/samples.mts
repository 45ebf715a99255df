/**
 * Checks the devicetree samples of some pages, or of all:
 *   npx tsx checks/samples.mts [docs/keymaps/combos.mdx …]
 */
import fs from 'node:fs';
import { reportText, runChecks } from './check.ts';
import { readContent } from './content/content.ts';
import { sampleFindings, samples } from './content/samples/samples.ts';

const files = process.argv.slice(2);
const results =
  files.length === 0
    ? await runChecks([samples], readContent(process.cwd()))
    : files.map((file) => ({
        name: file,
        findings: sampleFindings(file, fs.readFileSync(file, 'utf8').split(/\r?\n/)),
      }));

console.log(reportText(results));
process.exitCode = results.some(({ findings }) => findings.length > 0) ? 1 : 0;
