import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { notificationSettings } from '../schema/notifications.ts';

/** A new account has the weekly digest; those that were there before it are asked first. */
export const subscribeToDigest = statement('subscribe_to_digest', { userId: 'int' }, ({ userId }) =>
  build
    .insert(notificationSettings)
    .values({ userId, type: 'weekly_digest', inApp: false, byEmail: true }),
);
