import { shown, type Dashboard } from '@girone/contract/dashboard';
import { accept, type Outcome } from '@girone/contract/errors';
import { limits } from '@girone/contract/rules';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { loadMatches } from '../matches/index.ts';
import { mayReviewRequests } from '../circles/index.ts';
import { chooseFirstSteps } from './choose-first-steps.ts';
import {
  presentEnded,
  presentNextClose,
  presentRequests,
  presentSeason,
  presentSetup,
} from './dashboard.present.ts';
import { findCirclesOfViewer, findLatestFilms, findPerson } from './dashboard.repo.ts';
import { findEnded, findSetups } from './season-edges.repo.ts';
import {
  countOfViewer,
  findLastMoved,
  findNextClose,
  findOthers,
  findWaiting,
} from './viewer-tournaments.repo.ts';

const endedDays = 7;

/** As many statements for whoever has everything as for whoever has nothing, and a few for the matches. */
export async function getDashboard(
  { db }: Platform,
  actor: Actor,
  keep: readonly number[] = [],
): Promise<Outcome<Dashboard>> {
  const { userId } = actor;
  const [circles, person, latest, tournaments, waiting, others, nextClose, season, setups, ended] =
    await Promise.all([
      findCirclesOfViewer(db, { userId }),
      findPerson(db, userId),
      findLatestFilms(db, { userId, limit: shown.films }),
      countOfViewer(db, actor),
      findWaiting(db, actor, { keep, limit: shown.waiting }),
      findOthers(db, actor, { keep, limit: shown.others }),
      findNextClose(db, actor),
      findLastMoved(db, actor),
      findSetups(db, { ...actor, limit: shown.setups }),
      findEnded(db, { ...actor, days: endedDays, limit: shown.ended }),
    ]);
  const matches = await loadMatches(db, actor, [...waiting.matchIds, ...others.matchIds]);
  const isOfOthers = new Set(others.matchIds);
  return accept({
    circles: { count: circles.length, max: limits.circlesPerUser },
    films: { ...person.films, latest },
    tournaments: { active: tournaments.active, gettingReady: tournaments.gettingReady },
    waiting: {
      count: waiting.count,
      answered: waiting.answered,
      matches: matches.filter(({ id }) => !isOfOthers.has(id)),
    },
    others: {
      count: others.count,
      answered: others.answered,
      matches: matches.filter(({ id }) => isOfOthers.has(id)),
    },
    nextClose: nextClose ? presentNextClose(nextClose) : null,
    season: season ? presentSeason(season) : null,
    setups: setups.map(presentSetup),
    ended: presentEnded(ended),
    joinRequests: presentRequests(circles.filter(mayReviewRequests)),
    firstSteps: chooseFirstSteps({ person, circles, tournaments }),
  });
}
