import { adminFilmRoutes, type AdminFilm } from '@girone/contract/admin-films';
import { accept } from '@girone/contract/errors';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Cell } from '../../platform/write-csv.ts';
import { changeFilm, deleteFilm, requestEnrichment } from '../films/index.ts';
import { serveCsv } from './export-csv.http.ts';
import { getFilm, listFilms } from './read-films.ts';

export function serveAdminFilms(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, adminFilmRoutes.listFilms, async ({ query, request, reply }) => {
    const page = await listFilms(platform, query);
    linkToNextPage({ request, reply, page, limit: query.limit });
    return accept(page);
  });
  registerRoute(app, adminFilmRoutes.changeFilm, async ({ actor, params: { filmId }, body }) => {
    const changed = await changeFilm(platform, actor, { filmId, body });
    return changed.ok ? getFilm(platform, filmId) : changed;
  });
  registerRoute(app, adminFilmRoutes.enrichFilmAgain, ({ actor, params, body }) =>
    requestEnrichment(platform, actor, { ...params, ...body }),
  );
  registerRoute(app, adminFilmRoutes.deleteFilmAsAdmin, ({ actor, params, body }) =>
    deleteFilm(platform, actor, { ...params, ...body }),
  );
  serveCsv(app, {
    route: adminFilmRoutes.listFilms,
    load: (_actor, query) => listFilms(platform, query),
    columns,
  });
}

const columns: Readonly<Record<string, (film: AdminFilm) => Cell>> = {
  id: (film) => film.id,
  title: (film) => film.title,
  director: (film) => film.director,
  year: (film) => film.releaseYear,
  genre: (film) => film.genre,
  description: (film) => film.description,
  owner: (film) => film.owner?.username ?? null,
  tmdbId: (film) => film.tmdbId,
  enrichment: (film) => film.enrichmentStatus,
  championships: (film) => film.championships,
  isPlaying: (film) => film.isPlaying,
  createdAt: (film) => film.createdAt,
};
