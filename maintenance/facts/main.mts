import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changesBetween, type FirmwareFacts } from '#core/firmware/facts';
import { documentedRelease } from '#core/firmware/releases';
import { changesText, factsText } from './factsText.ts';
import { readFacts } from './readFacts.ts';
import { openTree } from './sourceTree.ts';
import { summaryOf } from './summary.ts';
import { readStudioMessages } from './studioMessages.ts';

const help = `Writes what the source of a firmware release says to core/firmware/facts/NAME.json.

  npm run facts -- --source DIR --release NAME [--messages DIR] [--commit HASH]

  --source    a checkout or an unpacked archive of ZMK
  --release   the tag, such as v0.3.0, or main
  --messages  a checkout of zmk-studio-messages at the commit in the firmware's app/west.yml. Without it, the messages
              stay as they are, which is right if the commit didn't change
  --summary   a file for what changed since the facts before, in Markdown
  --commit    the commit of the source, if it isn't a git checkout. Without it, the commit stays as it is
`;

const { values } = parseArgs({
  options: {
    source: { type: 'string' },
    release: { type: 'string' },
    messages: { type: 'string' },
    commit: { type: 'string' },
    summary: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help || values.source === undefined || !/^(main|v\d+(\.\d+)+)$/.test(values.release ?? '')) {
  console.log(help);
  process.exit(values.help ? 0 : 2);
}

const release = values.release ?? '';
const file = `core/firmware/facts/${release}.json`;
const before = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as FirmwareFacts) : undefined;
const tree = openTree(values.source);
const { facts, unread } = readFacts(tree, {
  release,
  commit: values.commit ?? commitOf(tree.root) ?? before?.about.commit ?? '',
  messages: values.messages === undefined ? (before?.messages ?? []) : readStudioMessages(values.messages),
});
fs.writeFileSync(file, factsText(facts));
writeChanges();
if (values.summary !== undefined)
  fs.writeFileSync(
    values.summary,
    summaryOf(before ? changesBetween(before, facts) : [], `ZMK ${release} at ${facts.about.commit}`),
  );

for (const line of unread) console.error(`Couldn't read ${line}`);
if (facts.about.commit === '') console.error('The commit of the source is unknown. Name it with --commit.');
if (values.messages === undefined && facts.about.studioMessages !== before?.about.studioMessages)
  console.error(
    `The Studio messages are another version now. Check out ${facts.about.studioMessages} of zmk-studio-messages, and name the folder with --messages.`,
  );
const rows = Object.values(facts).reduce((sum, table) => sum + (Array.isArray(table) ? table.length : 0), 0);
console.log(`${file}: ${rows} rows`);

/** What every other release has that the documented one hasn't, and the other way around. */
function writeChanges(): void {
  const factsOf = (name: string) =>
    JSON.parse(fs.readFileSync(`core/firmware/facts/${name}.json`, 'utf8')) as FirmwareFacts;
  const others = fs
    .readdirSync('core/firmware/facts')
    .flatMap((name) => /^(main|v[\d.]+)\.json$/.exec(name)?.[1] ?? [])
    .filter((name) => name !== documentedRelease);
  for (const name of others) {
    const changes = changesBetween(factsOf(documentedRelease), factsOf(name));
    fs.writeFileSync(`core/firmware/facts/${name}.changes.json`, changesText(documentedRelease, changes));
  }
}

/** The commit of a git checkout whose top folder is `root`. */
function commitOf(root: string): string | undefined {
  if (!fs.existsSync(path.join(root, '.git'))) return undefined;
  return execFileSync('git', ['-C', root, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
}
