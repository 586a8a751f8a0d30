import { accept } from '@girone/contract/errors';
import { filmImportRoutes } from '@girone/contract/film-import';
import { filmRoutes } from '@girone/contract/films';
import type { FastifyInstance } from 'fastify';
import { inPerson } from '../../platform/http/caller.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { addFilm } from './add-film.ts';
import { deleteFilm } from './delete-film.ts';
import { editFilm } from './edit-film.ts';
import { requestEnrichment } from './enrich-film.ts';
import { importFilms } from './import-films.ts';
import { matchLines } from './match-lines.ts';
import { getFilm, listMyFilms } from './read-films.ts';
import { searchFilms } from './search-films.ts';
import { servePosters } from './serve-poster.http.ts';
import { undoImport } from './undo-import.ts';

export function serveFilms(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, filmRoutes.listMyFilms, async ({ actor }) =>
    accept(await listMyFilms(platform, actor)),
  );
  registerRoute(app, filmRoutes.searchFilms, ({ actor, query, caller }) =>
    searchFilms(platform, actor, { title: query.title, language: caller.language }),
  );
  registerRoute(app, filmRoutes.addFilm, ({ actor, caller, body }) =>
    addFilm(platform, inPerson(actor, caller), body),
  );
  registerRoute(app, filmRoutes.getFilm, ({ actor, params }) =>
    getFilm(platform, actor, params.filmId),
  );
  registerRoute(app, filmRoutes.editFilm, ({ actor, caller, params: { filmId }, body }) =>
    editFilm(platform, inPerson(actor, caller), { filmId, body }),
  );
  registerRoute(app, filmRoutes.deleteFilm, ({ actor, params }) =>
    deleteFilm(platform, actor, params),
  );
  registerRoute(app, filmRoutes.enrichFilm, ({ actor, params }) =>
    requestEnrichment(platform, actor, params),
  );

  registerRoute(app, filmImportRoutes.matchFilms, ({ actor, body, caller }) =>
    matchLines(platform, actor, { lines: body.lines, language: caller.language }),
  );
  registerRoute(app, filmImportRoutes.importFilms, ({ actor, body }) =>
    importFilms(platform, actor, body.films),
  );
  registerRoute(app, filmImportRoutes.undoImport, ({ actor, body }) =>
    undoImport(platform, actor, body.filmIds),
  );

  servePosters(app, platform);
}
