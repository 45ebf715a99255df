type PortSetting = Readonly<{ ok: true; port: number }> | Readonly<{ ok: false; reason: string }>;

const defaultPort = 3000;

/** Reads the environment variable PORT. */
export function readPort(setting: string | undefined): PortSetting {
  if (setting === undefined || setting === '') return { ok: true, port: defaultPort };
  const port = Number(setting);
  if (/^\d+$/.test(setting) && port >= 1 && port <= 65535) return { ok: true, port };
  return { ok: false, reason: `PORT must be a whole number from 1 to 65535, not "${setting}".` };
}
