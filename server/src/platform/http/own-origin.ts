import type { Config } from '../config/config.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** On one's own machine `localhost` and `127.0.0.1` are the same place, though not the same origin. */
export function isOwnOrigin({ publicUrl }: Pick<Config, 'publicUrl'>, origin: string): boolean {
  if (origin === publicUrl.origin) return true;
  if (!URL.canParse(origin) || !loopback.has(publicUrl.hostname)) return false;
  const { hostname, port } = new URL(origin);
  return loopback.has(hostname) && port === publicUrl.port;
}
