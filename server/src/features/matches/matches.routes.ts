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
  registerRoute(app, matchRoutes.listMatches, async ({ query, actor, request, reply }) => {
    const page = await listMatches(platform, actor, query);
    linkToNextPage({ request, reply, page, limit: query.limit });
    return accept(page);
  });
  registerRoute(app, matchRoutes.getMatchOverview, ({ actor, query }) =>
    getMatchOverview(platform, actor, query),
  );
  registerRoute(app, matchRoutes.listTournamentMatches, async (call) => {
    const { actor, params, query, request, reply } = call;
    const listed = await listTournamentMatches(platform, actor, { ...params, query });
    if (listed.ok) linkToNextPage({ request, reply, page: listed.value, limit: query.limit });
    return listed;
  });
  registerRoute(app, matchRoutes.getMatch, ({ actor, params }) =>
    getMatch(platform, actor, params.matchId),
  );
  registerRoute(app, filmCareerRoutes.getFilmCareer, ({ actor, params }) =>
    getFilmCareer(platform, actor, params.filmId),
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
  const getStatistics = createGetStatistics(platform);
  const getRobustness = createGetRobustness(platform);
  const readVersion = createReadVersion(platform);
  const readVersionWithVotes = createReadVersionWithVotes(platform);
  const readVersionWithOdds = createReadVersionWithOdds(platform);
  const readVersionWithSeals = createReadVersionWithSeals(platform);
  registerRoute(app, standingsRoutes.getStandings, {
    readVersion: ({ actor, params }) => readVersionWithSeals(actor, params.tournamentId),
    make: ({ params, query }) => getStandings(platform, { ...params, matchDay: query.matchDay }),
  });
  registerRoute(app, standingsRoutes.getPositions, {
    readVersion: ({ actor, params }) => readVersion(actor, params.tournamentId),
    make: ({ params }) => getPositions(platform, params.tournamentId),
  });
  registerRoute(app, statisticsRoutes.getStatistics, {
    readVersion: ({ actor, params }) => readVersionWithVotes(actor, params.tournamentId),
    make: ({ params }) => getStatistics(params.tournamentId),
  });
  registerRoute(app, storyRoutes.getDayStory, {
    readVersion: ({ actor, params }) => readVersion(actor, params.tournamentId),
    make: ({ params, query }) => getDayStory(platform, { ...params, ...query }),
  });
  registerRoute(app, oddsRoutes.getOdds, {
    readVersion: ({ actor, params }) => readVersionWithOdds(actor, params.tournamentId),
    make: ({ params }) => getOdds(platform, params.tournamentId),
  });
  registerRoute(app, storyRoutes.getRecap, {
    readVersion: ({ actor, params }) => readVersion(actor, params.tournamentId),
    make: ({ params }) => getRecap(platform, params.tournamentId),
  });
  registerRoute(app, robustnessRoutes.getRobustness, {
    readVersion: ({ actor, params }) => readVersion(actor, params.tournamentId),
    make: ({ params }) => getRobustness(params.tournamentId),
  });
  registerRoute(app, storyRoutes.getOwnSeason, ({ actor, params }) =>
    getOwnSeason(platform, actor, params.tournamentId),
  );
}
