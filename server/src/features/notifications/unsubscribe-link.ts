import { userId as userIdSchema, type UserId } from '@girone/contract/ids';
import { notificationRoutes } from '@girone/contract/notifications';
import { pages } from '@girone/contract/pages';
import { mailKinds, type MailKind } from '@girone/contract/rules';
import type { Config } from '../../platform/config/config.ts';
import type { Platform } from '../../platform/platform.ts';
import { isSameSecret, type Secrets } from '../../platform/secrets.ts';

/** Whose mails of which kind a link ends. */
export interface Subscription {
  readonly userId: UserId;
  readonly type: MailKind;
}

const form = /^(\d{1,10})\.([a-z_]{1,60})\.([\w-]{43})$/;

/** Nothing of it is stored and it never ends: old mails too must be a way out. */
function makeToken(secrets: Secrets, { userId, type }: Subscription): string {
  const name = `${userId}.${type}`;
  return `${name}.${secrets.keyedHash('unsubscribe', name)}`;
}

/** Absent for everything that we have not made. */
export function readToken(secrets: Secrets, token: string): Subscription | undefined {
  const [, id, kind, signature] = form.exec(token) ?? [];
  const type = mailKinds.find((each) => each === kind);
  if (id === undefined || type === undefined || signature === undefined) return undefined;
  const wanted = secrets.keyedHash('unsubscribe', `${id}.${type}`);
  if (!isSameSecret(signature, wanted)) return undefined;
  return { userId: userIdSchema.parse(Number(id)), type };
}

/** How a mail of a kind lets its reader out: the page for people, the headers for mail programs. */
export function wayOutOf(
  { config, secrets }: Pick<Platform, 'config' | 'secrets'>,
  subscription: Subscription,
) {
  const token = makeToken(secrets, subscription);
  return {
    page: unsubscribePage(config, token),
    headers: {
      'List-Unsubscribe': `<${oneClickAddress(config, token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** For people. */
export function unsubscribePage(config: Pick<Config, 'publicUrl'>, token: string): string {
  return withToken(new URL(pages.unsubscribe, config.publicUrl), token);
}

/** For mail programs. */
function oneClickAddress(config: Pick<Config, 'publicUrl'>, token: string): string {
  return withToken(new URL(notificationRoutes.stopEmails.path, config.publicUrl), token);
}

function withToken(address: URL, token: string): string {
  address.searchParams.set('token', token);
  return address.href;
}
