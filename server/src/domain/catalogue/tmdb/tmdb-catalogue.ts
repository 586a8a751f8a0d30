import type { Language } from '@girone/contract/languages';
import { limits as contractLimits } from '@girone/contract/rules';
import {
  CatalogueRefused,
  CatalogueUnavailable,
  type Confidence,
  type FilmCatalogue,
  type FilmFacts,
  type FilmLine,
  type FoundFacts,
} from '../catalogue.ts';
import { withDeadline, type Deadline } from './deadline.ts';
import { keepAnswer } from './keep-answer.ts';
import { pickMeant } from './pick-meant.ts';
import { rateResults } from './rate-results.ts';
import { keepRecentAnswers } from './recent-answers.ts';
import { takeTurns } from './take-turns.ts';
import {
  configurationAnswer,
  detailsAnswer,
  genresAnswer,
  searchAnswer,
  type FilmDetails,
  type SearchResult,
} from './tmdb-answers.ts';
import { createTmdbClient, type TmdbParts } from './tmdb-client.ts';
import { factsOfDetails, factsOfResult, offersOf } from './tmdb-facts.ts';
import { readImageAddresses } from './tmdb-images.ts';

const locales: Record<Language, string> = { en: 'en-US', it: 'it-IT', es: 'es-ES' };

/** Search results have no director; the first ones, which fill the form, are looked up whole. */
const detailedResults = 5;

/** Film data by TMDB v3. Whoever shows it credits TMDB, and JustWatch for the streaming offers. */
export function createTmdbCatalogue(parts: TmdbParts): FilmCatalogue {
  const { clock, log, limits } = parts;
  const client = createTmdbClient(parts);
  const recallDetails = keepRecentAnswers<FilmDetails | undefined>(clock);
  const whenFree = takeTurns(limits);

  function warn(error: unknown, message: string): void {
    // The client has said already that the token is refused, and says it once.
    if (!(error instanceof CatalogueRefused)) log.warn({ err: error }, message);
  }

  const imageAddresses = keepAnswer({
    clock,
    load: () =>
      withDeadline(limits.budgetMs, async (deadline) => {
        const call = { path: '/configuration', query: {}, answer: configurationAnswer };
        return readImageAddresses(await client.get(call, deadline));
      }),
    fallBack(error) {
      warn(error, 'image addresses are made without the configuration of TMDB');
      return readImageAddresses();
    },
  });

  function keepGenreNames(language: Language) {
    return keepAnswer({
      clock,
      load: () =>
        withDeadline(limits.budgetMs, async (deadline) => {
          const query = { language: locales[language] };
          const call = { path: '/genre/movie/list', query, answer: genresAnswer };
          const { genres = [] } = (await client.get(call, deadline)) ?? {};
          return new Map(genres.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
        }),
      fallBack(error) {
        warn(error, 'search results come without the names of genres');
        return new Map<number, string>();
      },
    });
  }
  const genreNames = {
    en: keepGenreNames('en'),
    it: keepGenreNames('it'),
    es: keepGenreNames('es'),
  };

  async function searchMovies(
    { title, language, year }: { title: string; language: Language; year?: number | null },
    deadline: Deadline,
  ): Promise<SearchResult[]> {
    const query = {
      query: title,
      include_adult: 'false',
      language: locales[language],
      ...(year ? { year: String(year) } : {}),
    };
    const found = await client.get(
      { path: '/search/movie', query, answer: searchAnswer },
      deadline,
    );
    return (found?.results ?? []).filter(isPresentable);
  }

  async function getDetails(
    { id, language, append }: { id: number; language: Language; append: string },
    deadline: Deadline,
  ): Promise<FilmDetails | undefined> {
    const ask = (locale: string, extra: Record<string, string>) =>
      client.get(
        { path: `/movie/${id}`, query: { language: locale, ...extra }, answer: detailsAnswer },
        deadline,
      );
    const details = await ask(locales[language], { append_to_response: append });
    if (!details || !isPresentable(details)) return undefined;
    // TMDB leaves an overview empty where it has no translation: English is better than nothing.
    if (details.overview !== null || language === 'en') return details;
    const english = await ask(locales.en, {});
    return { ...details, overview: english?.overview ?? null };
  }

  /** Less is better than nothing: a search result stands for itself where its details cannot be had. */
  async function getDetailsOrNothing(id: number, language: Language, deadline: Deadline) {
    try {
      return await recallDetails(`${language} ${id}`, () =>
        getDetails({ id, language, append: 'credits' }, deadline),
      );
    } catch (error) {
      if (!(error instanceof CatalogueUnavailable)) throw error;
      warn(error, 'a search result comes without its details');
      return undefined;
    }
  }

  /** The film that is meant by title and year, or `undefined`. */
  async function findId(
    query: { title: string; year: number | null; language: Language },
    deadline: Deadline,
  ): Promise<number | undefined> {
    const inYear = await searchMovies(query, deadline);
    const meant = pickMeant(inYear, query);
    if (meant || query.year === null) return meant?.id;
    // The year that people remember may be the one before or after.
    return pickMeant(await searchMovies({ ...query, year: null }, deadline), query)?.id;
  }

  return {
    source: 'tmdb',
    async search({ title, language, year, limit }) {
      const words = cleanTitle(title);
      if (words === '') return [];
      return withDeadline(limits.budgetMs, async (deadline): Promise<FoundFacts[]> => {
        const wanted = { title: words, year: year ?? null };
        const [found, images, names] = await Promise.all([
          searchMovies({ ...wanted, language }, deadline),
          imageAddresses(),
          genreNames[language](),
        ]);
        return Promise.all(
          rateResults(wanted, found)
            .slice(0, limit)
            .map(async ({ result, confidence }, rank) => {
              const details =
                rank < detailedResults
                  ? await getDetailsOrNothing(result.id, language, deadline)
                  : undefined;
              const facts = details
                ? factsOfDetails(details, { images, streaming: [] })
                : factsOfResult(result, { images, genreNames: names });
              return withConfidence(facts, confidence);
            }),
        );
      });
    },
    async match(lines, { language, limit }) {
      const [images, names] = await Promise.all([imageAddresses(), genreNames[language]()]);
      const matchLine = (line: FilmLine) =>
        withDeadline(limits.budgetMs, async (deadline): Promise<FoundFacts[]> => {
          const wanted = { title: cleanTitle(line.title), year: line.year ?? null };
          if (wanted.title === '') return [];
          const inYear = await searchMovies({ ...wanted, language }, deadline);
          // The year that people remember may be the one before or after.
          const found =
            inYear.length === 0 && wanted.year !== null
              ? await searchMovies({ ...wanted, year: null, language }, deadline)
              : inYear;
          return rateResults(wanted, found)
            .slice(0, limit)
            .map(({ result, confidence }) =>
              withConfidence(factsOfResult(result, { images, genreNames: names }), confidence),
            );
        });
      return Promise.all(lines.map((line) => whenFree(() => matchLine(line))));
    },
    async find({ tmdbId, title, year, language, country }) {
      return withDeadline(limits.budgetMs, async (deadline) => {
        const images = imageAddresses();
        const append = 'credits,watch/providers';
        const look = (id: number | undefined) =>
          id === undefined ? undefined : getDetails({ id, language, append }, deadline);
        const words = cleanTitle(title);
        const details =
          (await look(tmdbId)) ??
          (words && (await look(await findId({ title: words, year, language }, deadline))));
        if (!details) return undefined;
        const streaming = offersOf(details, { country, lookedUpAt: clock.now() });
        return factsOfDetails(details, { images: await images, streaming });
      });
    },
  };
}

function withConfidence(facts: FilmFacts, confidence: Confidence): FoundFacts {
  return { ...facts, confidence };
}

/** TMDB is asked to leave films for adults out; by number they could still be had. */
function isPresentable({ adult, title, original_title }: SearchResult | FilmDetails): boolean {
  return adult !== true && (title ?? original_title) !== null;
}

/** What people type becomes one line of a length that can be a title. */
function cleanTitle(title: string): string {
  return title
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, contractLimits.filmTitle.max)
    .toWellFormed();
}
