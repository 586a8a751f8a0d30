import { accept } from '@girone/contract/errors';
import { filmImportRoutes } from '@girone/contract/film-import';
import { filmRoutes } from '@girone/contract/films';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../domain/services.ts';
import { inPerson } from '../../platform/http/caller.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
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

export function serveFilms(app: FastifyInstance, services: Services): void {
  registerRoute(app, filmRoutes.listMyFilms, async ({ actor }) =>
    accept(await listMyFilms(services, actor)),
  );
  registerRoute(app, filmRoutes.searchFilms, ({ actor, query, caller }) =>
    searchFilms(services, actor, { title: query.title, language: caller.language }),
  );
  registerRoute(app, filmRoutes.addFilm, ({ actor, caller, body }) =>
    addFilm(services, inPerson(actor, caller), body),
  );
  registerRoute(app, filmRoutes.getFilm, ({ actor, params }) =>
    getFilm(services, actor, params.filmId),
  );
  registerRoute(app, filmRoutes.editFilm, ({ actor, caller, params: { filmId }, body }) =>
    editFilm(services, inPerson(actor, caller), { filmId, body }),
  );
  registerRoute(app, filmRoutes.deleteFilm, ({ actor, params }) =>
    deleteFilm(services, actor, params),
  );
  registerRoute(app, filmRoutes.enrichFilm, ({ actor, params }) =>
    requestEnrichment(services, actor, params),
  );

  registerRoute(app, filmImportRoutes.matchFilms, ({ actor, body, caller }) =>
    matchLines(services, actor, { lines: body.lines, language: caller.language }),
  );
  registerRoute(app, filmImportRoutes.importFilms, ({ actor, body }) =>
    importFilms(services, actor, body.films),
  );
  registerRoute(app, filmImportRoutes.undoImport, ({ actor, body }) =>
    undoImport(services, actor, body.filmIds),
  );

  servePosters(app, services);
}
