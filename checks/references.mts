/**
 * Checks what some pages, or all, say about the firmware against core/firmware:
 *   npx tsx checks/references.mts [docs/config/power.mdx …]
 */
import fs from 'node:fs';
import { reportText, runChecks } from './check.ts';
import { readContent } from './content/content.ts';
import { pageFindings, references } from './content/references/references.ts';

const files = process.argv.slice(2);
const results =
  files.length === 0
    ? await runChecks([references], readContent(process.cwd()))
    : files.map((file) => ({
        name: file,
        findings: pageFindings(file, fs.readFileSync(file, 'utf8').split(/\r?\n/)),
      }));

console.log(reportText(results));
process.exitCode = results.some(({ findings }) => findings.length > 0) ? 1 : 0;
