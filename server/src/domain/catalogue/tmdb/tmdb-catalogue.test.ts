import { describe, expect, test } from 'vitest';
import { openTmdb } from '../../../testing/tmdb/open-tmdb.ts';
import { bareFilm, lifeIsBeautiful } from '../../../testing/tmdb/sample-films.ts';
import { json } from '../../../testing/tmdb/tmdb-stand-in.ts';

const beautiful = { title: 'La vita è bella', year: 1997, country: 'IT' };

describe('a search', () => {
  test('asks for the title in the language, without films for adults', async () => {
    const { tmdb, catalogue } = await openTmdb();
    await catalogue.search({ title: ' Nosferatu ', language: 'es', year: 1979, limit: 10 });
    const asked = tmdb.requests.find(({ path }) => path === '/search/movie');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      query: 'Nosferatu',
      include_adult: 'false',
      language: 'es-ES',
      year: '1979',
    });
  });

  test('answers what the form is filled with', async () => {
    const { catalogue } = await openTmdb();
    const found = await catalogue.search({ title: 'life is', language: 'it', limit: 10 });
    expect(found).toEqual([
      {
        tmdbId: 637,
        title: 'La vita è bella',
        originalTitle: 'La vita è bella',
        overview: 'Un padre inventa un gioco per suo figlio.',
        plot: 'Un padre inventa un gioco per suo figlio.',
        director: 'Roberto Benigni',
        releaseYear: 1997,
        genre: 'Commedia',
        posterUrl: 'https://image.tmdb.org/t/p/w500/poster637.jpg',
        backdropUrl: 'https://image.tmdb.org/t/p/w1280/backdrop637.jpg',
        runtime: 116,
        rating: 8.4,
        cast: ['Roberto Benigni', 'Nicoletta Braschi', 'Giorgio Cantarini'],
        streaming: [],
        confidence: 'loose',
      },
    ]);
  });

  test.each([
    ['la vita e bella', 'exact'],
    ['vita è bella', 'exact'],
    ['La vita è bela', 'close'],
    ['La vita', 'loose'],
  ])('says how sure it is of the film for %j: %s', async (title, confidence) => {
    const { tmdb, catalogue } = await openTmdb();
    const result = { id: 637, title: 'La vita è bella', release_date: '1997-12-20' };
    tmdb.answerNext('/search/movie', json({ results: [{ id: 2, title: 'Bella vita' }, result] }));
    const found = await catalogue.search({ title, language: 'it', limit: 5 });
    expect(found.find(({ tmdbId }) => tmdbId === 637)?.confidence).toBe(confidence);
    // The order is TMDB's, but for the film that is surely meant.
    expect(found[0]?.tmdbId).toBe(confidence === 'exact' ? 637 : 2);
  });

  test('is not sure of any of several films of one title', async () => {
    const { catalogue } = await openTmdb();
    const found = await catalogue.search({ title: 'nosferatu', language: 'en', limit: 5 });
    expect(found.map(({ confidence }) => confidence)).toEqual(['close', 'close', 'close']);
    const old = await catalogue.search({
      title: 'nosferatu',
      language: 'en',
      year: 1922,
      limit: 5,
    });
    expect(old.map(({ confidence }) => confidence)[0]).toBe('exact');
  });

  test('asks for the details of a film once while somebody types its title', async () => {
    const { tmdb, catalogue, advance } = await openTmdb();
    const countDetails = () => tmdb.requests.filter(({ path }) => path === '/movie/637').length;
    for (const title of ['la vita', 'la vita è', 'la vita è bella']) {
      await catalogue.search({ title, language: 'it', limit: 5 });
    }
    expect(countDetails()).toBe(1);
    advance(601);
    await catalogue.search({ title: 'la vita è bella', language: 'it', limit: 5 });
    expect(countDetails()).toBe(2);
  });

  test('keeps the order of TMDB and the limit', async () => {
    const { catalogue } = await openTmdb();
    const found = await catalogue.search({ title: 'nosferatu', language: 'en', limit: 2 });
    expect(found.map(({ releaseYear }) => releaseYear)).toEqual([2024, 1922]);
  });

  test('looks up the first results only, and gives the others with the name of their genre', async () => {
    const { tmdb, catalogue } = await openTmdb();
    const results = Array.from({ length: 8 }, (_, index) => ({
      id: index + 1,
      title: `Film ${index + 1}`,
      genre_ids: [18],
    }));
    tmdb.answerNext('/search/movie', json({ results }));
    const found = await catalogue.search({ title: 'film', language: 'it', limit: 10 });
    expect(tmdb.requests.filter(({ path }) => path.startsWith('/movie/'))).toHaveLength(5);
    expect(found).toHaveLength(8);
    expect(found[7]).toMatchObject({ title: 'Film 8', genre: 'Dramma', director: null, cast: [] });
  });

  test('finds nothing where TMDB finds nothing', async () => {
    const { catalogue } = await openTmdb();
    expect(await catalogue.search({ title: 'qqqq', language: 'en', limit: 5 })).toEqual([]);
  });

  test('leaves out what is for adults or has no title', async () => {
    const { tmdb, catalogue } = await openTmdb();
    const results = [{ id: 1, title: 'Shown', adult: true }, { id: 2 }, { id: 3, title: 'Kept' }];
    tmdb.answerNext('/search/movie', json({ results }));
    const found = await catalogue.search({ title: 'x', language: 'en', limit: 5 });
    expect(found.map(({ title }) => title)).toEqual(['Kept']);
  });

  test.each(['', '   ', '\0\n\t'])('for %j calls nobody', async (title) => {
    const { tmdb, catalogue } = await openTmdb();
    expect(await catalogue.search({ title, language: 'en', limit: 5 })).toEqual([]);
    expect(tmdb.requests).toEqual([]);
  });

  test.each([
    'x&api_key=1&language=xx',
    'x#fragment?query=y',
    '../../configuration',
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:127.0.0.1]/',
    '//evil.example/',
    'a\r\nHost: evil.example',
    '%00%2e%2e/',
    '\u202eevil \u{1f3ac}',
    "'; drop table films; --",
  ])('for the hostile title %j sends it as the query and nothing else', async (title) => {
    const { tmdb, catalogue } = await openTmdb();
    expect(await catalogue.search({ title, language: 'en', limit: 5 })).toEqual([]);
    const paths = tmdb.requests.map(({ path }) => path);
    expect(new Set(paths)).toEqual(
      new Set(['/search/movie', '/configuration', '/genre/movie/list']),
    );
    const asked = tmdb.requests.find(({ path }) => path === '/search/movie')?.query;
    expect(asked?.get('query')).toBe(title.replace('\r\n', ' '));
    expect([...(asked?.keys() ?? [])]).toEqual(['query', 'include_adult', 'language']);
  });

  test('cuts a title of any length', async () => {
    const { tmdb, catalogue } = await openTmdb();
    await catalogue.search({ title: 'é'.repeat(100_000), language: 'en', limit: 5 });
    const asked = tmdb.requests.find(({ path }) => path === '/search/movie')?.query;
    expect(asked?.get('query')).toBe('é'.repeat(255));
  });
});

describe('matching a list', () => {
  test('gives for each line what it may mean, by one call each', async () => {
    const { tmdb, catalogue } = await openTmdb();
    const lines = [
      { title: 'La vita è bella' },
      { title: 'Nosferatu', year: 1922 },
      { title: 'qqqq' },
      { title: '   ' },
    ];
    const found = await catalogue.match(lines, { language: 'it', limit: 2 });
    expect(found.map((films) => films.map(({ title, confidence }) => [title, confidence]))).toEqual(
      [[['La vita è bella', 'exact']], [['Nosferatu', 'exact']], [], []],
    );
    expect(tmdb.requests.filter(({ path }) => path.startsWith('/movie/'))).toEqual([]);
  });

  test('looks a year further where the year knows none', async () => {
    const { catalogue } = await openTmdb();
    const lines = [
      { title: 'La vita è bella', year: 1998 },
      { title: 'La vita è bella', year: 1950 },
    ];
    const [next, far] = await catalogue.match(lines, { language: 'it', limit: 2 });
    expect(next?.map(({ confidence }) => confidence)).toEqual(['exact']);
    expect(far?.map(({ confidence }) => confidence)).toEqual(['loose']);
  });

  test('keeps a long list within the number of calls at once, each with its own time', async () => {
    const { tmdb, catalogue } = await openTmdb({ limits: { parallel: 2 } });
    const lines = Array.from({ length: 40 }, (_, index) => ({ title: `Nosferatu ${index}` }));
    expect(await catalogue.match(lines, { language: 'en', limit: 3 })).toHaveLength(40);
    expect(tmdb.requests.filter(({ path }) => path === '/search/movie')).toHaveLength(40);
  });
});

describe('finding one film', () => {
  test('by number gives everything, with the offers of the country and their day', async () => {
    const { catalogue } = await openTmdb();
    const film = await catalogue.find({ ...beautiful, tmdbId: 637, language: 'it' });
    const offer = {
      country: 'IT',
      link: 'https://www.themoviedb.org/movie/637-la-vita-e-bella/watch?locale=IT',
      lookedUpAt: '2026-03-01T12:00:00.000Z',
    };
    expect(film?.streaming).toEqual([
      { kind: 'flatrate', provider: 'Netflix', ...offer },
      { kind: 'flatrate', provider: 'NOW', ...offer },
      { kind: 'buy', provider: 'Apple TV', ...offer },
    ]);
    expect(film).toMatchObject({ tmdbId: 637, director: 'Roberto Benigni', runtime: 116 });
  });

  test.each(['FR', '__proto__', 'constructor'])('has no offers in %s', async (country) => {
    const { catalogue } = await openTmdb();
    const film = await catalogue.find({ ...beautiful, tmdbId: 637, language: 'it', country });
    expect(film?.streaming).toEqual([]);
  });

  test('falls back on the English overview, with the rest in the language', async () => {
    const { tmdb, catalogue } = await openTmdb();
    const film = await catalogue.find({ ...beautiful, tmdbId: 637, language: 'es' });
    expect(film).toMatchObject({
      title: lifeIsBeautiful.originalTitle,
      plot: 'A father invents a game for his son.',
      genre: 'Comedia',
    });
    const languages = tmdb.requests
      .filter(({ path }) => path === '/movie/637')
      .map(({ query }) => query.get('language'));
    expect(languages).toEqual(['es-ES', 'en-US']);
  });

  test('takes missing facts as unknown, and names every director', async () => {
    const { catalogue } = await openTmdb();
    const query = { title: bareFilm.originalTitle, year: null, country: 'IT' };
    expect(await catalogue.find({ ...query, tmdbId: 1001, language: 'en' })).toEqual({
      tmdbId: 1001,
      title: 'Nobody Has Seen It',
      originalTitle: 'Nobody Has Seen It',
      overview: null,
      plot: null,
      director: 'Paolo Taviani, Vittorio Taviani',
      releaseYear: null,
      genre: null,
      posterUrl: null,
      backdropUrl: null,
      runtime: null,
      rating: null,
      cast: [],
      streaming: [],
    });
  });

  test('names as many directors as the column holds', async () => {
    const { tmdb, catalogue } = await openTmdb();
    const crew = Array.from({ length: 40 }, (_, index) => ({
      name: `Director Number ${index}`,
      job: 'Director',
    }));
    tmdb.answerNext('/movie/637', json({ id: 637, title: 'All of them', credits: { crew } }));
    const film = await catalogue.find({ ...beautiful, tmdbId: 637, language: 'en' });
    expect(film?.director).toMatch(/^Director Number 0, .+ \d+$/);
    expect(film?.director?.length).toBeLessThanOrEqual(255);
  });

  test('by title and year tells films of the same title apart', async () => {
    const { catalogue } = await openTmdb();
    const query = { title: 'nosferatu', language: 'en', country: 'IT' } as const;
    expect((await catalogue.find({ ...query, year: 1979 }))?.tmdbId).toBe(6404);
    expect((await catalogue.find({ ...query, year: 1921 }))?.tmdbId).toBe(653);
    expect((await catalogue.find({ ...query, year: null }))?.tmdbId).toBe(426_063);
    expect(await catalogue.find({ ...query, year: 1950 })).toBeUndefined();
  });

  test('by a title that only contains the words is not sure enough', async () => {
    const { catalogue } = await openTmdb();
    const query = { title: 'bella', year: null, language: 'it', country: 'IT' } as const;
    expect(await catalogue.find(query)).toBeUndefined();
  });

  test('looks by title where TMDB no longer has the number', async () => {
    const { catalogue } = await openTmdb();
    const film = await catalogue.find({ ...beautiful, tmdbId: 999_999, language: 'it' });
    expect(film?.tmdbId).toBe(637);
  });

  test('gives nothing where neither number nor title is known', async () => {
    const { catalogue } = await openTmdb();
    const query = { tmdbId: 999_999, title: 'qqqq', year: 2001, country: 'IT' };
    expect(await catalogue.find({ ...query, language: 'it' })).toBeUndefined();
  });

  test('makes every text fit to be stored, and no address that TMDB should not name', async () => {
    const { tmdb, catalogue } = await openTmdb();
    const details = {
      id: 637,
      title: 'Nul\0 \ud800',
      overview: 'x'.repeat(9000),
      poster_path: '/../../evil.jpg',
      backdrop_path: '//evil.example/a.jpg',
      release_date: '0001-01-01',
      vote_average: 99,
      'watch/providers': {
        results: { IT: { link: 'javascript:alert(1)', free: [{ provider_name: 'Rai\0Play' }] } },
      },
    };
    tmdb.answerNext('/movie/637', json(details));
    const film = await catalogue.find({ ...beautiful, tmdbId: 637, language: 'en' });
    expect(film).toMatchObject({
      title: 'Nul \ufffd',
      posterUrl: null,
      backdropUrl: null,
      releaseYear: null,
      rating: null,
      streaming: [{ kind: 'free', provider: 'RaiPlay', link: null }],
    });
    expect(film?.overview).toHaveLength(5000);
  });
});

describe('image addresses', () => {
  test('are asked for once in a few days', async () => {
    const { tmdb, catalogue, advance } = await openTmdb();
    const search = () => catalogue.search({ title: 'vita', language: 'it', limit: 1 });
    await Promise.all([search(), search()]);
    await search();
    expect(tmdb.countOf('/configuration')).toBe(1);
    advance(4 * 24 * 60 * 60);
    await search();
    expect(tmdb.countOf('/configuration')).toBe(2);
  });

  test.each([
    { secure_base_url: 'https://evil.example/t/p/' },
    { secure_base_url: 'http://image.tmdb.org/t/p/' },
    { secure_base_url: null },
  ])('are never of another origin, whatever %o says', async (images) => {
    const { tmdb, catalogue } = await openTmdb();
    tmdb.answerNext('/configuration', json({ images }));
    const [film] = await catalogue.search({ title: 'vita', language: 'it', limit: 1 });
    expect(film?.posterUrl).toBe('https://image.tmdb.org/t/p/w500/poster637.jpg');
  });

  test('take the whole image where the wanted size is gone', async () => {
    const { tmdb, catalogue } = await openTmdb();
    const images = { secure_base_url: 'https://image.tmdb.org/v2/', poster_sizes: ['w600'] };
    tmdb.answerNext('/configuration', json({ images }));
    const [film] = await catalogue.search({ title: 'vita', language: 'it', limit: 1 });
    expect(film?.posterUrl).toBe('https://image.tmdb.org/v2/original/poster637.jpg');
  });

  test('are the documented ones while the configuration cannot be had, which is tried again', async () => {
    const { tmdb, catalogue, advance } = await openTmdb();
    tmdb.answerNext('/configuration', { status: 200, body: 'no json' });
    const search = () => catalogue.search({ title: 'vita', language: 'it', limit: 1 });
    const [film] = await search();
    expect(film?.posterUrl).toBe('https://image.tmdb.org/t/p/w500/poster637.jpg');
    advance(15 * 60);
    await search();
    expect(tmdb.countOf('/configuration')).toBe(2);
  });
});
