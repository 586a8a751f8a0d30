import type { Dashboard } from '@girone/contract/dashboard';
import { accept, type Outcome } from '@girone/contract/errors';
import { limits } from '@girone/contract/rules';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { loadMatches } from '../matches/index.ts';
import { mayReviewRequests } from '../circles/index.ts';
import { presentNextClose, presentRequests, presentSeason } from './dashboard.present.ts';
import { findCirclesOfViewer, findFilmPlaces, findLatestFilms } from './dashboard.repo.ts';
import {
  countOfViewer,
  findLastMoved,
  findNextClose,
  findWaiting,
} from './viewer-tournaments.repo.ts';

const latestFilms = 3;
const listedMatches = 6;

/** As many statements for whoever has everything as for whoever has nothing, and a few for the matches. */
export async function getDashboard({ db }: Platform, actor: Actor): Promise<Outcome<Dashboard>> {
  const [circles, places, latest, tournaments, waiting, nextClose, season] = await Promise.all([
    findCirclesOfViewer(db, actor.userId),
    findFilmPlaces(db, actor.userId),
    findLatestFilms(db, actor.userId, latestFilms),
    countOfViewer(db, actor),
    findWaiting(db, actor, listedMatches),
    findNextClose(db, actor),
    findLastMoved(db, actor),
  ]);
  return accept({
    circles: { count: circles.length, max: limits.circlesPerUser },
    films: { ...places, latest },
    tournaments,
    waiting: {
      count: waiting.count,
      matches: await loadMatches(db, actor, waiting.matchIds),
    },
    nextClose: nextClose ? presentNextClose(nextClose) : null,
    season: season ? presentSeason(season) : null,
    joinRequests: presentRequests(circles.filter(mayReviewRequests)),
  });
}
