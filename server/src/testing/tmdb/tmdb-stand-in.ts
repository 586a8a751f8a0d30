import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { sampleFilms, type SampleFilm } from './sample-films.ts';

interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body: string;
}

interface SeenRequest {
  readonly path: string;
  readonly query: URLSearchParams;
}

export interface TmdbStandIn {
  readonly baseUrl: string;
  readonly token: string;
  /** Every request that arrived, the refused ones too. */
  readonly requests: readonly SeenRequest[];
  countOf(path: string): number;
  /** Answers the next request to this path otherwise; several wait in line. */
  answerNext(path: string, answer: Answer | 'never' | 'break-off'): void;
  /** The same for all that follow. */
  answerAlways(path: string, answer: Answer | 'never' | 'break-off'): void;
}

const genres = [
  { id: 18, name: { 'it-IT': 'Dramma', 'en-US': 'Drama', 'es-ES': 'Drama' } },
  { id: 35, name: { 'it-IT': 'Commedia', 'en-US': 'Comedy', 'es-ES': 'Comedia' } },
] as const;

/** A real HTTP server that keeps to TMDB's documented contract for the calls we make. */
export async function startTmdb(): Promise<TmdbStandIn> {
  const token = 'eyJ-the-read-access-token';
  const requests: SeenRequest[] = [];
  const inLine = new Map<string, (Answer | 'never' | 'break-off')[]>();
  const always = new Map<string, Answer | 'never' | 'break-off'>();

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const path = pathname.replace(/^\/3/, '');
    requests.push({ path, query: searchParams });
    const planned = inLine.get(path)?.shift() ?? always.get(path);
    if (planned === 'never') return;
    if (planned === 'break-off') return breakOff(response);
    send(response, planned ?? answer(request, { path, query: searchParams }));
  });

  function answer(request: IncomingMessage, seen: SeenRequest): Answer {
    if (request.headers.authorization !== `Bearer ${token}`) {
      return problem(401, 7, 'Invalid API key: You must be granted a valid key.');
    }
    return answerOf(seen) ?? notFound();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/3`,
    token,
    requests,
    countOf: (path) => requests.filter((seen) => seen.path === path).length,
    answerNext(path, planned) {
      inLine.set(path, [...(inLine.get(path) ?? []), planned]);
    },
    answerAlways: (path, planned) => always.set(path, planned),
  };
}

export function json(body: unknown): Answer {
  return { status: 200, body: JSON.stringify(body) };
}

/** A refusal as TMDB words it. */
export function problem(status: number, code: number, message: string): Answer {
  const body = { success: false, status_code: code, status_message: message };
  return { status, body: JSON.stringify(body) };
}

function notFound(): Answer {
  return problem(404, 34, 'The resource you requested could not be found.');
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=utf-8', ...headers });
  response.end(body);
}

function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"results": [', () => response.destroy());
}

function answerOf({ path, query }: SeenRequest): Answer | undefined {
  const language = query.get('language') ?? 'en-US';
  if (path === '/configuration') return json(configuration);
  if (path === '/genre/movie/list') {
    const names = genres.map(({ id, name }) => ({ id, name: pick(name, language) ?? null }));
    return json({ genres: names });
  }
  if (path === '/search/movie') return search(query, language);
  const id = /^\/movie\/(\d+)$/.exec(path)?.[1];
  const film = sampleFilms.find((each) => String(each.id) === id);
  if (!film) return undefined;
  const appended = query.get('append_to_response')?.split(',') ?? [];
  return json({
    ...summary(film, language),
    runtime: film.runtime,
    genres: genres
      .filter((genre) => film.genreIds.includes(genre.id))
      .toSorted((left, right) => film.genreIds.indexOf(left.id) - film.genreIds.indexOf(right.id))
      .map((genre) => ({ id: genre.id, name: pick(genre.name, language) })),
    ...(appended.includes('credits') ? { credits: credits(film) } : {}),
    ...(appended.includes('watch/providers')
      ? { 'watch/providers': { results: film.providers } }
      : {}),
  });
}

const configuration = {
  images: {
    base_url: 'http://image.tmdb.org/t/p/',
    secure_base_url: 'https://image.tmdb.org/t/p/',
    backdrop_sizes: ['w300', 'w780', 'w1280', 'original'],
    poster_sizes: ['w92', 'w154', 'w185', 'w342', 'w500', 'w780', 'original'],
  },
  change_keys: ['adult', 'air_date'],
};

function search(query: URLSearchParams, language: string): Answer {
  const wanted = query.get('query')?.toLowerCase();
  if (!wanted) return problem(422, 5, 'Invalid parameters: Your request parameters are incorrect.');
  const year = query.get('year');
  const results = sampleFilms
    .filter((film) => titlesOf(film).some((title) => title.toLowerCase().includes(wanted)))
    .filter((film) => year === null || film.releaseDate.startsWith(year))
    .map((film) => searchResult(film, language));
  return json({ page: 1, results, total_pages: 1, total_results: results.length });
}

function searchResult(film: SampleFilm, language: string) {
  return { ...summary(film, language), genre_ids: film.genreIds };
}

function titlesOf({ originalTitle, translations }: SampleFilm): readonly string[] {
  return [originalTitle, ...Object.values(translations).map(({ title }) => title)];
}

function summary(film: SampleFilm, language: string) {
  const translation = pick(film.translations, language);
  return {
    adult: false,
    id: film.id,
    original_title: film.originalTitle,
    title: translation?.title ?? film.originalTitle,
    overview: translation?.overview ?? '',
    release_date: film.releaseDate,
    poster_path: film.posterPath,
    backdrop_path: film.backdropPath,
    vote_average: film.voteAverage,
    vote_count: film.voteCount,
    video: false,
  };
}

function credits({ cast, crew }: SampleFilm) {
  return {
    cast: cast.map((name, order) => ({ name, order, character: '', profile_path: null })),
    crew: crew.map(({ name, job }) => ({ name, job, department: 'Directing' })),
  };
}

function pick<T>(values: Readonly<Record<string, T>>, language: string): T | undefined {
  return Object.hasOwn(values, language) ? values[language] : undefined;
}
