import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { AddFilmBody } from '@girone/contract/films';
import type { nominationRoutes } from '@girone/contract/nominations';
import type { RouteResponse } from '@girone/contract/route';
import { refuseBrokenRules } from '../../platform/db/refuse-broken-rules.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { addFilmWithin, claimCover } from '../films/index.ts';
import { enterNomination, findRefusal, nominationRules } from './nominate.ts';
import { lockVisible } from './tournaments.repo.ts';

interface NewFilmWish {
  readonly tournamentId: number;
  readonly body: AddFilmBody;
}

/** No film has this id: what is proposed is not stored until nothing speaks against it. */
const notStored = 0;

/** Adds a film and nominates it in one act: what is refused leaves nothing behind. */
export async function nominateNewFilm(
  platform: Platform,
  actor: Actor,
  { tournamentId, body }: NewFilmWish,
): Promise<Outcome<RouteResponse<typeof nominationRoutes.nominateNewFilm>>> {
  const cover = await claimCover(platform, actor, body);
  if (!cover.ok) return cover;

  return refuseBrokenRules(nominationRules, () =>
    platform.db.transaction(async (tx) => {
      const tournament = await lockVisible(tx, actor, tournamentId);
      if (!tournament) return refuse('not_found');
      const { title, releaseYear = null, tmdbId = null } = body;
      const proposed = { id: notStored, ownerId: actor.userId, title, releaseYear, tmdbId };
      const refusal = await findRefusal(tx, actor, { tournament, film: proposed });
      if (refusal) return refusal;

      const added = await addFilmWithin(tx, actor, { body, cover: cover.value });
      if (!added.ok) return added;
      const film = added.value;
      const nomination = await enterNomination(platform, tx, {
        tournament,
        actor,
        filmId: film.id,
      });
      return accept({ film, nomination });
    }),
  );
}
