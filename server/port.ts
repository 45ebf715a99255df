export type Port = Readonly<{ ok: true; port: number }> | Readonly<{ ok: false; reason: string }>;

const usualPort = 3000;

/** Reads the setting PORT. */
export function readPort(setting: string | undefined): Port {
  if (setting === undefined || setting === '') return { ok: true, port: usualPort };
  const port = Number(setting);
  if (/^\d+$/.test(setting) && port >= 1 && port <= 65535) return { ok: true, port };
  return { ok: false, reason: `PORT has to be a whole number from 1 to 65535, not "${setting}".` };
}
