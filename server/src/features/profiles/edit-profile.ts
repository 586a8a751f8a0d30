import { refuse, type Outcome } from '@girone/contract/errors';
import type { EditProfileBody, Profile } from '@girone/contract/profiles';
import { limits } from '@girone/contract/rules';
import type { FieldCode } from '@girone/contract/messages/en';
import { emit } from '../../domain/events/outbox.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { editsByUser } from './profiles.limits.ts';
import { updateProfile, type ProfileChanges } from './profiles.repo.ts';
import { getProfile } from './read-profile.ts';

/** Nobody who was born before is alive; and PostgreSQL knows no year 0. */
const earliestBirth = '1900-01-01';

/** Changes what the body names of the caller's own profile; an empty text or null clears a field. */
export async function editProfile(
  platform: Platform,
  actor: Actor,
  body: EditProfileBody,
): Promise<Outcome<Profile>> {
  const { userId } = actor;
  const wait = await platform.rateLimiter.take(editsByUser(userId));
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  const dateOfBirth = checkBirth(body.dateOfBirth, platform.clock.now());
  if (dateOfBirth) return refuse('invalid_input', { fields: { dateOfBirth } });

  const changes = changesFrom(body);
  if (Object.keys(changes).length > 0) {
    await platform.db.transaction(async (tx) => {
      await updateProfile(tx, userId, changes);
      await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
    });
  }
  return getProfile(platform, actor, actor.username);
}

/** What is wrong with a date of birth; nothing with one that is left out or cleared. */
function checkBirth(date: string | null | undefined, now: Date): FieldCode | undefined {
  if (!date) return undefined;
  const today = now.toISOString().slice(0, 10);
  if (date < earliestBirth || date > today) return 'date_invalid';
  const year = Number(date.slice(0, 4)) + limits.minimumAge;
  return `${year}${date.slice(4)}` > today ? 'too_young' : undefined;
}

function changesFrom(body: EditProfileBody): ProfileChanges {
  const changes: ProfileChanges = {};
  if (body.firstName !== undefined) changes.firstName = body.firstName || null;
  if (body.lastName !== undefined) changes.lastName = body.lastName || null;
  if (body.bio !== undefined) changes.bio = body.bio || null;
  if (body.location !== undefined) changes.location = body.location || null;
  if (body.website !== undefined) changes.website = body.website || null;
  if (body.dateOfBirth !== undefined) changes.dateOfBirth = body.dateOfBirth || null;
  return changes;
}
