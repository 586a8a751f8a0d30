import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config/config.ts';
import { serializeError } from './log-errors.ts';

export type Logger = FastifyBaseLogger;

const standardOutput = 1;
/** What waits to be written while nothing can be; the rest is dropped. */
const maxWaitingBytes = 1_048_576;

/**
 * Lines that come together are written together, at the latest after a tenth of a second and when the process ends.
 * A file on a disk that is full takes none of them: they are lost, and not the server with them.
 */
function openDestination(dest: number) {
  const stream = pino.destination({
    dest,
    sync: false,
    minLength: 4096,
    maxLength: maxWaitingBytes,
    periodicFlush: 100,
  });
  return stream.on('error', () => undefined);
}

/** JSON lines on standard output. Whatever could sign someone in is cut out before it is written. */
export function createLogger(config: Pick<Config, 'logLevel'>, dest = standardOutput): Logger {
  return pino(
    {
      level: config.logLevel,
      serializers: { err: serializeError },
      redact: {
        paths: [
          '*.password',
          '*.confirmPassword',
          '*.newPassword',
          '*.otp',
          '*.token',
          'req.headers.cookie',
          'req.headers.authorization',
          'res.headers["set-cookie"]',
        ],
        censor: '[hidden]',
      },
    },
    openDestination(dest),
  );
}
