import { callApi } from '../../lib/api/api-client.ts';
import type { FilmBulkAct } from './film-acts.ts';

/** The acts that need nothing but a reason. */
export async function runFilmAct(
  act: FilmBulkAct,
  filmId: number,
  body: { reason: string },
): Promise<void> {
  const params = { filmId: String(filmId) };
  if (act === 'delete') await callApi('DELETE /api/admin/films/:filmId', { params, body });
  else await callApi('POST /api/admin/films/:filmId/enrich', { params, body });
}
