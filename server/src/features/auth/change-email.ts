import { accept, refuse, type Outcome, type Refusal } from '@girone/contract/errors';
import { emit } from '../../domain/events/outbox.ts';
import { constraintOf } from '../../platform/db/constraint-errors.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { registerFromAddress } from './auth.limits.ts';
import { checkProof, type Proof } from './check-proof.ts';
import { replaceEmailChange, setConfirmedEmail, takeEmailChange } from './email-changes.repo.ts';
import { useUpCodes } from './reset-codes.repo.ts';
import { findUserByEmail } from './users.repo.ts';

/**
 * Sends a link to the new address and a notice to the old one. That an address is taken is told as
 * signing up tells it, counted together with it: asking here teaches nobody more.
 */
export async function changeEmail(
  platform: Platform,
  proof: Proof,
  email: string,
): Promise<Outcome<undefined>> {
  const { db, random, rateLimiter, secrets } = platform;
  const checked = await checkProof(platform, proof);
  if (!checked.ok) return checked;
  const wait = await rateLimiter.take([registerFromAddress(proof.caller.addressKey)]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });

  const { id: userId, email: oldEmail } = checked.value;
  const holder = await findUserByEmail(db, email);
  if (holder && holder.id !== userId) return emailTaken();
  await db.transaction(async (tx) => {
    // Until the mail goes out nobody has a token that fits.
    const tokenHash = secrets.keyedHash('email-change', random.token());
    await replaceEmailChange(tx, { userId, email, tokenHash });
    await enqueue(tx, { name: 'send-email-link', payload: { userId, email } });
    await enqueue(tx, { name: 'send-email-notice', payload: { userId, email, oldEmail } });
  });
  return accept(undefined);
}

/** Uses the link up: the address becomes the account's, and a code mailed to the old one is dead. */
export async function confirmEmailChange(
  { db, secrets }: Platform,
  token: string,
): Promise<Outcome<{ email: string }>> {
  try {
    return await db.transaction(async (tx) => {
      const change = await takeEmailChange(tx, secrets.keyedHash('email-change', token));
      if (!change) return refuse('link_expired');
      const { userId, email } = change;
      if (!(await setConfirmedEmail(tx, userId, email))) return refuse('link_expired');
      await useUpCodes(tx, { userId });
      await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
      return accept({ email });
    });
  } catch (error) {
    // Somebody has signed up with it since the link was sent.
    if (constraintOf(error) === 'users_email_unique') return emailTaken();
    throw error;
  }
}

function emailTaken(): Refusal {
  return refuse('email_taken', { fields: { email: 'email_taken' } });
}
