/**
 * Runs checks on the content or the built site. By default, runs all checks on all pages:
 *   npx tsx checks/run.mts content|site [names of checks] [docs/keymaps/combos.mdx …]
 */
import fs from 'node:fs';
import { contentChecks, siteChecks } from './all.ts';
import { reportText, runChecks, type CheckResult } from './check.ts';
import { readContent, type Content, type ContentPage } from './content/content.ts';
import { readSite } from './site/site.ts';

const [group = '', ...rest] = process.argv.slice(2);
const isPage = (argument: string) => /\.mdx?$/.test(argument);
const names = rest.filter((argument) => !isPage(argument));
const files = rest.filter(isPage);
const root = process.cwd();

function chosen<T extends { name: string }>(checks: readonly T[]): readonly T[] {
  const unknown = names.find((wanted) => !checks.some(({ name }) => name === wanted));
  if (unknown !== undefined) {
    throw new Error(
      `There is no check "${unknown}". The checks are: ${checks.map(({ name }) => `"${name}"`).join(', ')}.`,
    );
  }
  return checks.filter(({ name }) => names.length === 0 || names.includes(name));
}

function chosenContent(): Content {
  const content = readContent(root);
  const { pages, partials } = content;
  const missing = files.find((wanted) => ![...pages, ...partials].some(({ file }) => file === wanted));
  if (missing !== undefined) throw new Error(`There is no page ${missing}. Give its path from the project's root.`);
  if (files.length === 0) return content;
  const isChosen = ({ file }: ContentPage) => files.includes(file);
  return { ...content, pages: pages.filter(isChosen), partials: partials.filter(isChosen) };
}

async function run(): Promise<readonly CheckResult[]> {
  switch (group) {
    case 'content':
      return runChecks(chosen(contentChecks), chosenContent());
    case 'site':
      if (files.length > 0) throw new Error('The built site is checked as a whole. Leave out the pages.');
      return runChecks(chosen(siteChecks), readSite(root));
    default:
      throw new Error(`Say which checks to run: content or site, not "${group}".`);
  }
}

const results = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
console.log(reportText(results));
const failed = results.filter(({ findings }) => findings.length > 0).length;
if (process.env.STEP_REPORT) {
  fs.writeFileSync(process.env.STEP_REPORT, JSON.stringify({ passed: results.length - failed, failed }));
}
process.exitCode = failed > 0 ? 1 : 0;
