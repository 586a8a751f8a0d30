import { z } from 'zod';
import { idInAddress } from './ids.ts';
import { pageOf, pageQuery } from './paging.ts';
import { defineRoute } from './route.ts';
import { limits } from './rules.ts';
import { hash } from './verification.ts';

/** A championship that was played elsewhere and came here in a box; it can be read, and nothing else. */
const archivedSeason = z.object({
  id: z.int(),
  name: z.string(),
  circleName: z.string().nullable(),
  isPublic: z.boolean(),
  films: z.int(),
  /** By title; more than one where they share the first place. */
  champions: z.array(z.string()).max(limits.tournamentFilms.max),
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime(),
  /** Null: it was played before there were seals. */
  lastSeal: hash.nullable(),
  importedAt: z.iso.datetime(),
});
export type ArchivedSeason = z.output<typeof archivedSeason>;

export const archiveParams = z.object({ archiveId: idInAddress });

/** What an import answers; its body is the file as it is. */
export const importedSeason = z.object({
  season: archivedSeason,
  /** False where it was here already: twice is once. */
  isNew: z.boolean(),
});
export type ImportedSeason = z.output<typeof importedSeason>;

export const archiveRoutes = {
  listArchive: defineRoute({
    method: 'GET',
    path: '/api/archive',
    summary: 'The championships that were brought in from elsewhere, newest first',
    access: 'everyone',
    query: z.object(pageQuery),
    status: 200,
    response: pageOf(archivedSeason),
    errors: [],
  }),
  getArchived: defineRoute({
    method: 'GET',
    path: '/api/archive/:archiveId',
    summary: 'One of them; its content is that of its box (box.json, box.html)',
    access: 'everyone',
    params: archiveParams,
    status: 200,
    response: archivedSeason,
    errors: ['not_found'],
  }),
  removeArchived: defineRoute({
    method: 'DELETE',
    path: '/api/admin/archive/:archiveId',
    summary: 'Takes a championship out of the archive',
    access: 'admin',
    params: archiveParams,
    status: 204,
    response: null,
    errors: ['not_found'],
  }),
};
