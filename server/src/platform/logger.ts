import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config/config.ts';
import { serializeError } from './log-errors.ts';

export type Logger = FastifyBaseLogger;

/** Lines that come together are written together, at the latest after a tenth of a second and when the process ends. */
function destination() {
  return pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 100 });
}

/** JSON lines on standard output. Whatever could sign someone in is cut out before it is written. */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
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
    destination(),
  );
}
