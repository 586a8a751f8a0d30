import { userId as userIdSchema, type UserId } from '@girone/contract/ids';
import { notificationRoutes } from '@girone/contract/notifications';
import { pages } from '@girone/contract/pages';
import { choosableNotifications, type ChoosableNotification } from '@girone/contract/rules';
import type { Config } from '../../platform/config/config.ts';
import { isSameSecret, type Secrets } from '../../platform/secrets.ts';

/** Whose mails of which kind a link ends. */
export interface Subscription {
  readonly userId: UserId;
  readonly type: ChoosableNotification;
}

const form = /^(\d{1,10})\.([a-z_]{1,60})\.([\w-]{43})$/;

/** Nothing of it is stored and it never ends: old mails too must be a way out. */
export function makeToken(secrets: Secrets, { userId, type }: Subscription): string {
  const name = `${userId}.${type}`;
  return `${name}.${secrets.keyedHash('unsubscribe', name)}`;
}

/** Absent for everything that we have not made. */
export function readToken(secrets: Secrets, token: string): Subscription | undefined {
  const [, id, kind, signature] = form.exec(token) ?? [];
  const type = choosableNotifications.find((each) => each === kind);
  if (id === undefined || type === undefined || signature === undefined) return undefined;
  const wanted = secrets.keyedHash('unsubscribe', `${id}.${type}`);
  if (!isSameSecret(signature, wanted)) return undefined;
  return { userId: userIdSchema.parse(Number(id)), type };
}

/** For people. */
export function unsubscribePage(config: Pick<Config, 'publicUrl'>, token: string): string {
  return withToken(new URL(pages.unsubscribe, config.publicUrl), token);
}

/** For mail programs. */
export function oneClickAddress(config: Pick<Config, 'publicUrl'>, token: string): string {
  return withToken(new URL(notificationRoutes.stopEmails.path, config.publicUrl), token);
}

function withToken(address: URL, token: string): string {
  address.searchParams.set('token', token);
  return address.href;
}
