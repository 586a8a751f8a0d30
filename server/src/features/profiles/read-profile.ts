import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Profile, ProfileStats } from '@girone/contract/profiles';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { countVotesCast, findFigures } from './profile-figures.repo.ts';
import { isOpenTo } from './profiles.policy.ts';
import { presentProfile } from './profiles.present.ts';
import { findProfile, type ProfileRow } from './profiles.repo.ts';

export async function getProfile(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  username: string,
): Promise<Outcome<Profile>> {
  const row = await findProfile(db, actor, username);
  return row ? accept(presentProfile(actor, row)) : refuse('not_found');
}

/** Finds the profile for a tab that is shown only to those to whom the profile is open. */
export async function enterProfile(
  db: Db,
  actor: Actor,
  username: string,
): Promise<Outcome<ProfileRow>> {
  const row = await findProfile(db, actor, username);
  if (!row) return refuse('not_found');
  return isOpenTo(actor, row) ? accept(row) : refuse('profile_private');
}

/** A person's figures; what the viewer may not see is not counted either. */
export async function getStats(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  username: string,
): Promise<Outcome<ProfileStats>> {
  const entered = await enterProfile(db, actor, username);
  if (!entered.ok) return entered;
  const { id, filmsUploaded, postsCount, followersCount, followingCount } = entered.value;
  const figures = await findFigures(db, actor, id);
  return accept({
    films: filmsUploaded,
    ...figures,
    votesCast: await countVotesCast(db, actor, id),
    posts: postsCount,
    followers: followersCount,
    following: followingCount,
  });
}
