import {
  adminSeasonRoutes,
  type AdminMatch,
  type AdminTournament,
} from '@girone/contract/admin-seasons';
import { accept } from '@girone/contract/errors';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Cell } from '../../platform/write-csv.ts';
import { closeByHand, correctResult } from '../matches/index.ts';
import { cancelTournament, extendDay } from '../tournaments/index.ts';
import { serveCsv } from './export-csv.http.ts';
import { getMatch, getTournament, listMatches, listTournaments } from './read-seasons.ts';

export function serveAdminSeasons(app: FastifyInstance, platform: Platform): void {
  serveTournaments(app, platform);
  serveMatches(app, platform);
}

function serveTournaments(app: FastifyInstance, platform: Platform): void {
  registerRoute(
    app,
    adminSeasonRoutes.listAllTournaments,
    async ({ actor, query, request, reply }) => {
      const page = await listTournaments(platform, actor, query);
      linkToNextPage({ request, reply, page, limit: query.limit });
      return accept(page);
    },
  );
  serveCsv(app, {
    route: adminSeasonRoutes.listAllTournaments,
    load: (actor, query) => listTournaments(platform, actor, query),
    columns: tournamentColumns,
  });
  registerRoute(app, adminSeasonRoutes.closeDayAsAdmin, async ({ actor, params, body }) => {
    const closed = await closeByHand(platform, actor, { ...params, ...body });
    return closed.ok ? getTournament(platform, actor, params.tournamentId) : closed;
  });
  registerRoute(app, adminSeasonRoutes.extendDay, async ({ actor, params, body }) => {
    const closesAt = new Date(body.closesAt);
    const extended = await extendDay(platform, actor, { ...params, ...body, closesAt });
    return extended.ok ? getTournament(platform, actor, params.tournamentId) : extended;
  });
  registerRoute(app, adminSeasonRoutes.cancelTournament, ({ actor, params, body }) =>
    cancelTournament(platform, actor, { ...params, ...body }),
  );
}

function serveMatches(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, adminSeasonRoutes.listAllMatches, async ({ query, request, reply }) => {
    const page = await listMatches(platform, query);
    linkToNextPage({ request, reply, page, limit: query.limit });
    return accept(page);
  });
  serveCsv(app, {
    route: adminSeasonRoutes.listAllMatches,
    load: (_actor, query) => listMatches(platform, query),
    columns: matchColumns,
  });
  registerRoute(app, adminSeasonRoutes.correctResult, async ({ actor, params, body }) => {
    const corrected = await correctResult(platform, actor, { ...params, ...body });
    return corrected.ok ? getMatch(platform, params.matchId) : corrected;
  });
}

const tournamentColumns: Readonly<Record<string, (row: AdminTournament) => Cell>> = {
  id: (row) => row.id,
  name: (row) => row.name,
  status: (row) => row.status,
  isPublic: (row) => row.isPublic,
  circle: (row) => row.circleName,
  creator: (row) => row.creatorName,
  films: (row) => row.filmsCount,
  matchesCompleted: (row) => row.matchesCompleted,
  totalMatches: (row) => row.totalMatches,
  currentMatchDay: (row) => row.currentMatchDay,
  totalMatchDays: (row) => row.totalMatchDays,
  dayClosesAt: (row) => row.dayClosesAt,
  createdAt: (row) => row.createdAt,
  startedAt: (row) => row.startedAt,
  completedAt: (row) => row.completedAt,
  cancelledAt: (row) => row.cancelledAt,
};

const matchColumns: Readonly<Record<string, (row: AdminMatch) => Cell>> = {
  id: (row) => row.id,
  tournamentId: (row) => row.tournament.id,
  tournament: (row) => row.tournament.name,
  matchDay: (row) => row.matchDay,
  matchNumber: (row) => row.matchNumber,
  home: (row) => row.film1.title,
  away: (row) => row.film2.title,
  status: (row) => row.status,
  isAbandoned: (row) => row.isAbandoned,
  homeVotes: (row) => row.film1Votes,
  awayVotes: (row) => row.film2Votes,
  autoAdvanceTime: (row) => row.autoAdvanceTime,
  completedAt: (row) => row.completedAt,
  correctedAt: (row) => row.correction?.at ?? null,
  correctionReason: (row) => row.correction?.reason ?? null,
};
