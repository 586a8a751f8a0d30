import { createLogger } from 'vite';

const ownLogger = createLogger('warn');

/**
 * Says what Vite has to say of a build, but for one line: it misses the place that the names of CSS modules come from,
 * which matters for addresses in them alone, and they have none.
 */
export const logger = {
  ...ownLogger,
  warnOnce(...[message, options]: Parameters<typeof ownLogger.warnOnce>): void {
    if (!message.includes('`from` option')) ownLogger.warnOnce(message, options);
  },
};
