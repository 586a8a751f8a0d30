import { accept } from '@girone/contract/errors';
import { filmCareerRoutes } from '@girone/contract/film-career';
import { matchRoutes } from '@girone/contract/matches';
import { oddsRoutes } from '@girone/contract/odds';
import { robustnessRoutes } from '@girone/contract/robustness';
import { standingsRoutes } from '@girone/contract/standings';
import { statisticsRoutes } from '@girone/contract/statistics';
import { storyRoutes } from '@girone/contract/story';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { forEverybody, forVisitors } from '../../platform/http/public-read.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { createCastVote } from './cast-vote.ts';
import { closeByHand } from './close-by-hand.ts';
import { votesByUser } from './matches.limits.ts';
import { getFilmCareer } from './read-film-career.ts';
import { getMatch, listMatches, listTournamentMatches } from './read-matches.ts';
import { getOdds } from './read-odds.ts';
import { getMatchOverview } from './read-overview.ts';
import { getPositions, getStandings } from './read-standings.ts';
import { createGetStatistics } from './read-statistics.ts';
import { getOwnSeason, getRecap } from './read-recap.ts';
import { createGetRobustness } from './read-robustness.ts';
import { getDayStory } from './read-story.ts';
import {
  createReadVersion,
  createReadVersionWithOdds,
  createReadVersionWithSeals,
  createReadVersionWithVotes,
} from './read-version.ts';
import { revealByHand } from './reveal-by-hand.ts';
import { serveSeasonFiles } from './season-files.http.ts';
import { broadcastTallies } from './broadcast-tallies.ts';
import { watchQuorum } from './watch-quorum.ts';

export function serveMatches(app: FastifyInstance, platform: Platform): void {
  const reads = forVisitors(platform, (from) => from);
  registerRoute(
    app,
    matchRoutes.listMatches,
    reads.map((from) => async ({ query, actor, request, reply }) => {
      const page = await listMatches(from, actor, query);
      linkToNextPage({ request, reply, page, limit: query.limit });
      return accept(page);
    }),
  );
  registerRoute(
    app,
    matchRoutes.getMatchOverview,
    reads.map(
      (from) =>
        ({ actor, query }) =>
          getMatchOverview(from, actor, query),
    ),
  );
  registerRoute(
    app,
    matchRoutes.listTournamentMatches,
    reads.map((from) => async ({ actor, params, query, request, reply }) => {
      const listed = await listTournamentMatches(from, actor, { ...params, query });
      if (listed.ok) linkToNextPage({ request, reply, page: listed.value, limit: query.limit });
      return listed;
    }),
  );
  registerRoute(
    app,
    matchRoutes.getMatch,
    reads.map(
      (from) =>
        ({ actor, params }) =>
          getMatch(from, actor, params.matchId),
    ),
  );
  registerRoute(
    app,
    filmCareerRoutes.getFilmCareer,
    reads.map(
      (from) =>
        ({ actor, params }) =>
          getFilmCareer(from, actor, params.filmId),
    ),
  );
  registerRoute(app, matchRoutes.closeMatchDay, ({ actor, params, body }) =>
    closeByHand(platform, actor, { ...params, matchDay: body?.matchDay }),
  );
  registerRoute(app, matchRoutes.revealMatchDay, ({ actor, params, body }) =>
    revealByHand(platform, actor, { ...params, ...body }),
  );
  serveVotes(app, platform);
  serveSeasonFiles(app, platform);
  serveStandings(app, platform);
}

function serveVotes(app: FastifyInstance, platform: Platform): void {
  const quorum = watchQuorum(platform);
  const tallies = broadcastTallies(platform);
  const castVote = createCastVote(platform, (vote) => {
    quorum.onVote(vote);
    tallies.onChange(vote.matchId);
  });
  registerRoute(app, matchRoutes.castVote, {
    handle: ({ actor, params, body, reply }) =>
      castVote(actor, { ...params, body, receivedAt: performance.now() - reply.elapsedTime }),
    callLimit: votesByUser,
  });
  app.addHook('onClose', async () => {
    await quorum.stop();
    await tallies.stop();
  });
}

/** The answers are kept: each championship's has a version, and the right to see it is asked with that. */
function serveStandings(app: FastifyInstance, platform: Platform): void {
  const reads = forEverybody(platform, (from) => ({
    from,
    getStatistics: createGetStatistics(from),
    getRobustness: createGetRobustness(from),
    readVersion: createReadVersion(from),
    readVersionWithVotes: createReadVersionWithVotes(from),
    readVersionWithOdds: createReadVersionWithOdds(from),
    readVersionWithSeals: createReadVersionWithSeals(from),
  }));
  registerRoute(
    app,
    standingsRoutes.getStandings,
    reads.map(({ from, readVersionWithSeals }) => ({
      readVersion: ({ actor, params }) => readVersionWithSeals(actor, params.tournamentId),
      make: ({ params, query }) => getStandings(from, { ...params, matchDay: query.matchDay }),
    })),
  );
  registerRoute(
    app,
    standingsRoutes.getPositions,
    reads.map(({ from, readVersion }) => ({
      readVersion: ({ actor, params }) => readVersion(actor, params.tournamentId),
      make: ({ params }) => getPositions(from, params.tournamentId),
    })),
  );
  registerRoute(
    app,
    statisticsRoutes.getStatistics,
    reads.map(({ getStatistics, readVersionWithVotes }) => ({
      readVersion: ({ actor, params }) => readVersionWithVotes(actor, params.tournamentId),
      make: ({ params }) => getStatistics(params.tournamentId),
    })),
  );
  registerRoute(
    app,
    storyRoutes.getDayStory,
    reads.map(({ from, readVersion }) => ({
      readVersion: ({ actor, params }) => readVersion(actor, params.tournamentId),
      make: ({ params, query }) => getDayStory(from, { ...params, ...query }),
    })),
  );
  registerRoute(
    app,
    oddsRoutes.getOdds,
    reads.map(({ from, readVersionWithOdds }) => ({
      readVersion: ({ actor, params }) => readVersionWithOdds(actor, params.tournamentId),
      make: ({ params }) => getOdds(from, params.tournamentId),
    })),
  );
  registerRoute(
    app,
    storyRoutes.getRecap,
    reads.map(({ from, readVersion }) => ({
      readVersion: ({ actor, params }) => readVersion(actor, params.tournamentId),
      make: ({ params }) => getRecap(from, params.tournamentId),
    })),
  );
  registerRoute(
    app,
    robustnessRoutes.getRobustness,
    reads.map(({ getRobustness, readVersion }) => ({
      readVersion: ({ actor, params }) => readVersion(actor, params.tournamentId),
      make: ({ params }) => getRobustness(params.tournamentId),
    })),
  );
  registerRoute(app, storyRoutes.getOwnSeason, ({ actor, params }) =>
    getOwnSeason(platform, actor, params.tournamentId),
  );
}
