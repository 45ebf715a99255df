/** `npm run dev`: the site with hot reload. Arguments go to `docusaurus start`. */
import { spawnDocusaurus } from './site/docusaurus.ts';

const root = process.cwd();
const args = ['start', '--host', '127.0.0.1', ...process.argv.slice(2)];
// In a separate folder, because a build in the meantime writes to .docusaurus.
const env = { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus-dev' };
const server = spawnDocusaurus(root, args, [], { cwd: root, stdio: 'inherit', env });
// Ctrl-C reaches both processes; this one waits for the server to end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill());
server.on('close', (code) => process.exit(code ?? 0));
