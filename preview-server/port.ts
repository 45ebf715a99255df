import { parseArgs } from 'node:util';

type PortSetting = Readonly<{ ok: true; port: number }> | Readonly<{ ok: false; reason: string }>;

const defaultPort = 3000;

/** Reads `--port N`, or else the environment variable PORT. Ignores other arguments. */
export function readPort(args: readonly string[], env: string | undefined): PortSetting {
  const options = { port: { type: 'string' } } as const;
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const option = tokens.find((token) => token.kind === 'option' && token.name === 'port');
  const [name, setting] = option ? ['--port', 'value' in option ? (option.value ?? '') : ''] : ['PORT', env];
  if (name === 'PORT' && (setting === undefined || setting === '')) return { ok: true, port: defaultPort };
  const port = Number(setting);
  if (/^\d+$/.test(setting ?? '') && port >= 1 && port <= 65535) return { ok: true, port };
  return { ok: false, reason: `${name} must be a whole number from 1 to 65535, not "${setting}".` };
}
