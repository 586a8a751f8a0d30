import { createServer } from 'node:http';
import { once } from 'node:events';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { ConfigError } from '../../../platform/config/config.ts';
import { openTmdb } from '../../../testing/tmdb/open-tmdb.ts';
import { json, problem } from '../../../testing/tmdb/tmdb-stand-in.ts';
import { CatalogueRefused, CatalogueUnavailable } from '../catalogue.ts';
import { createTmdbCatalogue } from './tmdb-catalogue.ts';
import { tmdbLimits } from './tmdb-limits.ts';

const search = { title: 'vita', language: 'it', limit: 5 } as const;
const find = {
  tmdbId: 637,
  title: 'La vita è bella',
  year: 1997,
  language: 'it',
  country: 'IT',
} as const;
const tooMany = problem(429, 25, 'Your request count (#) is over the allowed limit of (40).');

/** The error that a call ends with. */
async function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a refused token', () => {
  test('is an error of its own, said once, and not tried again for an hour', async () => {
    const { tmdb, catalogue, logged, advance } = await openTmdb({ token: 'wrong-token' });
    await expect(catalogue.find(find)).rejects.toThrow(CatalogueRefused);
    const asked = tmdb.requests.length;
    await expect(catalogue.find(find)).rejects.toThrow(CatalogueRefused);
    await expect(catalogue.search(search)).rejects.toThrow(CatalogueRefused);
    expect(tmdb.requests).toHaveLength(asked);
    advance(61 * 60);
    await expect(catalogue.find(find)).rejects.toThrow(CatalogueRefused);
    expect(tmdb.requests.length).toBeGreaterThan(asked);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('TMDB_TOKEN');
  });

  test('is never shown, in whatever way it fails', async () => {
    const { tmdb, catalogue, logged } = await openTmdb({ token: 'wrong-token' });
    const refused = await errorOf(catalogue.find(find));
    tmdb.answerAlways('/search/movie', 'break-off');
    const brokenOff = await errorOf(catalogue.search(search));
    const shown = [refused, brokenOff].map((error) =>
      JSON.stringify(error, Object.getOwnPropertyNames(error)),
    );
    expect([...shown, ...logged].join('\n')).not.toContain('wrong-token');
  });

  test('that no header can carry stops the start without being shown', () => {
    const parts = {
      baseUrl: 'http://127.0.0.1:9/3',
      clock: systemClock,
      log: pino({ level: 'silent' }),
      limits: tmdbLimits,
    };
    expect(() => createTmdbCatalogue({ ...parts, token: 'secret\nX-Evil: 1' })).toThrow(
      new ConfigError('TMDB_TOKEN has a value that cannot be used; it takes one line of text.'),
    );
    const baseUrl = 'http://me:secret@127.0.0.1:9/3';
    expect(() => createTmdbCatalogue({ ...parts, token: 'fine', baseUrl })).toThrow(ConfigError);
  });
});

describe('too many calls', () => {
  test('are tried again as soon as TMDB allows', async () => {
    const { tmdb, catalogue } = await openTmdb();
    tmdb.answerNext('/movie/637', { ...tooMany, headers: { 'retry-after': '0' } });
    tmdb.answerNext('/movie/637', tooMany);
    expect((await catalogue.find(find))?.tmdbId).toBe(637);
    expect(tmdb.countOf('/movie/637')).toBe(3);
  });

  test('end at once where TMDB asks for more time than there is, and all calls keep the pause', async () => {
    const { tmdb, catalogue, advance } = await openTmdb();
    tmdb.answerNext('/movie/637', { ...tooMany, headers: { 'retry-after': '30' } });
    const error = await errorOf(catalogue.find(find));
    expect(error).toBeInstanceOf(CatalogueUnavailable);
    expect(error).toMatchObject({ retryAfter: 30 });
    expect(tmdb.countOf('/movie/637')).toBe(1);
    advance(10);
    expect(await errorOf(catalogue.search(search))).toMatchObject({ retryAfter: 20 });
    expect(tmdb.countOf('/search/movie')).toBe(0);
    advance(21);
    expect(await catalogue.search(search)).toHaveLength(1);
  });

  test('are not tried without end', async () => {
    const { tmdb, catalogue } = await openTmdb();
    tmdb.answerAlways('/movie/637', tooMany);
    await expect(catalogue.find(find)).rejects.toThrow(CatalogueUnavailable);
    expect(tmdb.countOf('/movie/637')).toBe(3);
  });
});

describe('trouble at TMDB', () => {
  test.each([500, 502, 503, 504])('that passes (%i) is not noticed', async (status) => {
    const { tmdb, catalogue } = await openTmdb();
    tmdb.answerNext('/movie/637', problem(status, 11, 'Internal error'));
    expect((await catalogue.find(find))?.tmdbId).toBe(637);
  });

  test('that lasts is an error to try again later', async () => {
    const { tmdb, catalogue } = await openTmdb();
    tmdb.answerAlways('/search/movie', problem(503, 9, 'Service offline'));
    await expect(catalogue.search(search)).rejects.toThrow(
      new CatalogueUnavailable('the film database answered 503'),
    );
  });

  test('in the details leaves a search with less, not with nothing', async () => {
    const { tmdb, catalogue, logged } = await openTmdb();
    tmdb.answerAlways('/movie/637', problem(500, 11, 'Internal error'));
    const found = await catalogue.search(search);
    expect(found).toMatchObject([{ tmdbId: 637, title: 'La vita è bella', director: null }]);
    expect(logged.join()).toContain('without its details');
  });

  test('with a question it does not take is the same as finding nothing', async () => {
    const { tmdb, catalogue } = await openTmdb();
    tmdb.answerNext('/search/movie', problem(422, 5, 'Invalid parameters'));
    expect(await catalogue.search(search)).toEqual([]);
  });

  test('where nobody listens is an error to try again later', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const address = gone.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    gone.close();
    await once(gone, 'close');
    const catalogue = createTmdbCatalogue({
      token: 'token',
      baseUrl: `http://127.0.0.1:${port}/3/`,
      clock: systemClock,
      log: pino({ level: 'silent' }),
      limits: { ...tmdbLimits, firstWaitMs: 1 },
    });
    await expect(catalogue.find(find)).rejects.toThrow(
      new CatalogueUnavailable('the film database cannot be reached'),
    );
  });
});

describe('an answer', () => {
  test('that does not come is given up', async () => {
    const { tmdb, catalogue } = await openTmdb({ limits: { budgetMs: 100 } });
    tmdb.answerAlways('/search/movie', 'never');
    await expect(catalogue.search(search)).rejects.toThrow(
      new CatalogueUnavailable('the film database took too long'),
    );
  });

  test('that does not come lets those who wait in line give up too', async () => {
    const { tmdb, catalogue } = await openTmdb({ limits: { budgetMs: 100, parallel: 1 } });
    tmdb.answerAlways('/movie/637', 'never');
    const errors = await Promise.all([1, 2, 3].map(() => errorOf(catalogue.find(find))));
    expect(errors).toEqual(
      errors.map(() => new CatalogueUnavailable('the film database took too long')),
    );
  });

  test('that does not come makes the database away for whoever finds the line full', async () => {
    const limits = { budgetMs: 300, parallel: 1, maxWaiting: 1 };
    const { tmdb, catalogue } = await openTmdb({ limits });
    tmdb.answerAlways('/movie/637', 'never');
    const errors = await Promise.all([1, 2, 3].map(() => errorOf(catalogue.find(find))));
    const words = errors.map((error) =>
      error instanceof CatalogueUnavailable ? error.message : '',
    );
    expect(words).toContain('too many wait for the film database');
    expect(tmdb.requests.filter(({ path }) => path === '/movie/637')).toHaveLength(1);
  });

  test('that breaks off is asked for again', async () => {
    const { tmdb, catalogue } = await openTmdb();
    tmdb.answerNext('/search/movie', 'break-off');
    expect(await catalogue.search(search)).toHaveLength(1);
  });

  test.each([
    ['no JSON', '<html>Bad gateway</html>'],
    ['half of it', '{"results": [{"id": 637, "ti'],
    ['a list', '[]'],
    ['null', 'null'],
    ['wrong types', '{"results": [{"id": "637", "title": 5}]}'],
    ['a number that is none of ours', '{"results": [{"id": 99999999999}]}'],
  ])('with %s is broken', async (_, body) => {
    const { tmdb, catalogue } = await openTmdb();
    tmdb.answerNext('/search/movie', { status: 200, body });
    await expect(catalogue.search(search)).rejects.toThrow(/gave a broken answer/);
    expect(tmdb.countOf('/search/movie')).toBe(1);
  });

  test('with broken offers is broken', async () => {
    const { tmdb, catalogue } = await openTmdb();
    const providers = { results: { IT: { flatrate: 'Netflix' } } };
    tmdb.answerNext('/movie/637', json({ id: 637, title: 'x', 'watch/providers': providers }));
    await expect(catalogue.find(find)).rejects.toThrow(CatalogueUnavailable);
  });

  test('with nothing in it finds nothing', async () => {
    const { tmdb, catalogue } = await openTmdb();
    tmdb.answerNext('/search/movie', json({}));
    expect(await catalogue.search(search)).toEqual([]);
  });

  test('of 2 MB is cut off', async () => {
    const { tmdb, catalogue } = await openTmdb();
    tmdb.answerNext('/search/movie', json({ results: [], filler: 'x'.repeat(2_000_000) }));
    await expect(catalogue.search(search)).rejects.toThrow(
      new CatalogueUnavailable('the film database answered too much'),
    );
  });

  test.each([301, 302, 303, 307, 308])(
    'of %i to an inner address is not followed',
    async (status) => {
      const { tmdb, catalogue } = await openTmdb();
      let visits = 0;
      const inner = createServer((_, response) => {
        visits += 1;
        response.end('{"results": []}');
      }).listen(0, '127.0.0.1');
      await once(inner, 'listening');
      onTestFinished(() => void inner.close());
      const address = inner.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const headers = { location: `http://127.0.0.1:${port}/latest/meta-data` };
      tmdb.answerNext('/search/movie', { status, headers, body: '' });
      await expect(catalogue.search(search)).rejects.toThrow(
        new CatalogueUnavailable(`the film database answered ${status}`),
      );
      expect(visits).toBe(0);
    },
  );
});
