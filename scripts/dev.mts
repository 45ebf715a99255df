/** `npm run dev`: the site with hot reload. Arguments go to `docusaurus start`. */
import { spawnDocusaurus } from './site/docusaurus.ts';

const root = process.cwd();
const args = ['start', '--host', '127.0.0.1', ...process.argv.slice(2)];
const server = spawnDocusaurus(root, args, [], { cwd: root, stdio: 'inherit', env: process.env });
// Ctrl-C reaches both processes; this one waits for the server to end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill());
server.on('close', (code) => process.exit(code ?? 0));
