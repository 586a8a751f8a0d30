import type { Circle, CreateCircleBody } from '@girone/contract/circles';
import { accept, type Outcome } from '@girone/contract/errors';
import { refuseBrokenRules } from '../../platform/db/refuse-broken-rules.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announce } from './announce.ts';
import { presentCircle } from './circles.present.ts';
import { getCard, insertCircle } from './circles.repo.ts';
import { claimPublicImage } from '../uploads/index.ts';
import { insertMembership } from './memberships.repo.ts';
import { rulesAboutOneself } from './database-rules.ts';

/** Makes a circle; whoever makes it owns it, and it takes one of their places. */
export async function createCircle(
  platform: Platform,
  actor: Actor,
  body: CreateCircleBody,
): Promise<Outcome<Circle>> {
  const image = { url: body.coverImageUrl, purpose: 'circle' } as const;
  const cover = await claimPublicImage(platform, actor, image);
  if (!cover.ok) return cover;

  const { userId } = actor;
  return refuseBrokenRules(rulesAboutOneself, () =>
    platform.db.transaction(async (tx) => {
      const { id } = await insertCircle(tx, {
        name: body.name,
        description: body.description || null,
        ownerId: userId,
        coverImagePath: cover.value,
        maxFilms: body.maxFilms,
        maxFilmsPerUser: body.maxFilmsPerUser,
        isPublic: body.isPublic,
        joinType: body.isPublic ? body.joinType : 'approval_required',
      });
      await insertMembership(tx, { circleId: id, userId, role: 'admin' });
      await announce(tx, id, { concerned: [userId] });
      return accept(presentCircle(await getCard(tx, userId, id)));
    }),
  );
}
