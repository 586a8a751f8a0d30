import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { MailKind } from '@girone/contract/rules';
import type { Platform } from '../../platform/platform.ts';
import { stopMailsOf } from './settings.repo.ts';
import { readToken } from './unsubscribe-link.ts';

/** Ends the mails that a link speaks of, whoever uses it. Repeating it changes nothing. */
export async function stopEmails(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  token: string,
): Promise<Outcome<{ type: MailKind }>> {
  const subscription = readToken(secrets, token);
  if (!subscription || !(await stopMailsOf(db, subscription))) return refuse('link_expired');
  return accept({ type: subscription.type });
}
