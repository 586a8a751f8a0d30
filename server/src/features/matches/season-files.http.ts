import { seasonFile } from '@girone/contract/season-file';
import { tournamentParams } from '@girone/contract/tournaments';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { toJsonSchema } from '../../platform/http/json-schema.ts';
import { nameFile } from '../../platform/http/name-file.ts';
import { forEverybody } from '../../platform/http/public-read.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSeasonFile } from './read-season-file.ts';
import { presentSeasonFile, presentSeasonRows } from './season-file.present.ts';
import { writeCsv } from '../../platform/write-csv.ts';

/** A whole season is read for one: it counts as so many calls. */
const fileCost = 30;

interface FileRoute {
  Params: z.output<typeof tournamentParams>;
}

/** The results of a championship as files to keep, for whoever may see it. */
export function serveSeasonFiles(app: FastifyInstance, platform: Platform): void {
  const reads = forEverybody(platform, (from) => from);
  app.route<FileRoute>({
    method: 'GET',
    url: '/api/tournaments/:tournamentId/results.csv',
    schema: {
      summary: 'All matches of a championship as a table for spreadsheet programs',
      params: tournamentParams,
      response: {
        200: {
          description: 'The file',
          content: { 'text/csv': { schema: { type: 'string' } } },
        },
      },
    },
    config: { callCost: fileCost },
    handler: async (request, reply) => {
      const season = await reads.answer(request, (from, viewer) =>
        readSeasonFile(from, viewer, request.params.tournamentId),
      );
      if (!season.ok) return sendRefusal(request, reply, season);
      nameFile(reply, season.value.tournament.name, 'csv');
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .send(writeCsv(presentSeasonRows(season.value)));
    },
  });
  app.route<FileRoute>({
    method: 'GET',
    url: '/api/tournaments/:tournamentId/results.json',
    schema: {
      summary: 'A championship for programs: its facts, films, matches and table',
      params: tournamentParams,
      response: { 200: toJsonSchema(seasonFile, 'output') },
    },
    config: { callCost: fileCost },
    handler: async (request, reply) => {
      const season = await reads.answer(request, (from, viewer) =>
        readSeasonFile(from, viewer, request.params.tournamentId),
      );
      if (!season.ok) return sendRefusal(request, reply, season);
      nameFile(reply, season.value.tournament.name, 'json');
      return reply.send(presentSeasonFile(season.value));
    },
  });
}
