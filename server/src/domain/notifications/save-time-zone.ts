import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { digestReaders } from '../schema/notifications.ts';

/** Of the device that somebody used last: by its clock the digest comes, and pushes wait. */
export const saveTimeZone = statement(
  'save_time_zone',
  { userId: 'int', timeZone: 'text' },
  ({ userId, timeZone }) =>
    build
      .insert(digestReaders)
      .values({ userId, timeZone })
      .onConflictDoUpdate({ target: digestReaders.userId, set: { timeZone } }),
);
