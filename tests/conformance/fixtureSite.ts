import fs from 'node:fs';
import path from 'node:path';
import { compileConfig } from '../../scripts/site/compileConfig.ts';
import { nodeFlags } from '../../scripts/nodeFlags.ts';
import { spawnDocusaurus } from '../../scripts/site/docusaurus.ts';
import { fingerprint } from '../../scripts/site/fingerprint.ts';

/** The result of building a fixture site: whether it succeeded, what it printed, and where the site is. */
export type Fixture = Readonly<{ built: boolean; log: string; folder: string }>;

/** The folders in fixtures/. Each is a small site with this project's theme, plugins, and settings. */
export type FixtureName = 'chrome' | 'faults' | 'broken-link' | 'hosted';
export const fixtureNames: readonly FixtureName[] = ['chrome', 'faults', 'broken-link', 'hosted'];

const root = process.cwd();
const sources = 'tests/conformance/fixtures';
const outputs = path.join(root, '.cache/fixtures');
const shared = ['src', 'runtime', 'plugins', 'core', 'static', 'node_modules', 'package.json', 'tsconfig.json'];

/** A hash of everything that the fixture sites are built from. */
const stampOf = (): string => fingerprint(root, {}) + fingerprint(path.join(root, sources), {});

/** Builds a fixture site, unless nothing changed since the last build. */
export async function buildFixture(name: FixtureName): Promise<Fixture> {
  const folder = path.join(outputs, name);
  const resultFile = path.join(folder, 'result.json');
  const stamp = stampOf();
  const known = read(resultFile);
  if (known?.stamp === stamp) return known;

  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const file of shared) fs.symlinkSync(path.join(root, file), path.join(folder, file));
  for (const content of ['docs', 'pages']) {
    const source = path.join(root, sources, name, content);
    if (fs.existsSync(source)) fs.cpSync(source, path.join(folder, content), { recursive: true });
  }
  const config = compileConfig(
    root,
    `${sources}/${name}/docusaurus.config.ts`,
    path.join(folder, 'docusaurus.config.cjs'),
  );
  const { code, output } = await docusaurus(['build', folder, '--config', config, '--locale', 'en']);
  const fixture: Fixture = { built: code === 0, log: output, folder: path.join(folder, 'build') };
  fs.writeFileSync(resultFile, JSON.stringify({ ...fixture, stamp }));
  return fixture;
}

/** The result of a fixture site, which has to be built before the tests start. */
export function fixtureSite(name: FixtureName): Fixture {
  const fixture = read(path.join(outputs, name, 'result.json'));
  if (!fixture) throw new Error(`The fixture site "${name}" was not built. Run: npm test -- fixtures`);
  return fixture;
}

function read(file: string): (Fixture & Readonly<{ stamp: string }>) | undefined {
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Fixture & { stamp: string };
}

/** Runs Docusaurus and captures its output. */
function docusaurus(args: readonly string[]) {
  const env = { ...process.env, FORCE_COLOR: '0' };
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawnDocusaurus(root, args, nodeFlags, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
