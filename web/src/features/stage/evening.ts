import { writeScript, type PlacedScene } from '@girone/championship/show/script';
import type { Stage, StageTable, ToldMatch } from '@girone/contract/stage';
import { playMatch, type PlayedMatch } from './timeline.ts';

type StageDay = NonNullable<Stage['day']>;
export type StageFilm = StageDay['films'][number];

/** A match of the evening, with what is known of it so far. */
export interface EveningMatch {
  index: number;
  matchNumber: number;
  home: StageFilm;
  away: StageFilm;
  told: ToldMatch | undefined;
  played: PlayedMatch;
}

/** An evening as the screens play it. */
export interface Evening {
  tournament: Stage['tournament'];
  day: StageDay;
  isLastDay: boolean;
  script: readonly PlacedScene[];
  matches: readonly EveningMatch[];
  filmOf: (filmId: number) => StageFilm;
}

export function eveningOf(tournament: Stage['tournament'], day: StageDay): Evening {
  const films = new Map(day.films.map((film) => [film.id, film]));
  const isLastDay = day.matchDay === tournament.totalMatchDays;
  const filmOf = (filmId: number) => films.get(filmId) ?? unknownFilm(filmId);
  const { length } = day.matches;
  return {
    tournament,
    day,
    isLastDay,
    filmOf,
    script: writeScript({ matches: length, films: day.films.length, isLastDay }),
    matches: day.matches.map(({ matchNumber, film1Id, film2Id }, index) => {
      const told = day.told.find((each) => each.index === index);
      const place = { matches: length, index, matchNumber, seal: day.seal ?? '' };
      return {
        index,
        matchNumber,
        home: filmOf(film1Id),
        away: filmOf(film2Id),
        told,
        played: playMatch(place, told),
      };
    }),
  };
}

function unknownFilm(id: number): StageFilm {
  return {
    id,
    title: '',
    year: null,
    director: null,
    genre: null,
    posterUrl: null,
    ownerName: null,
  };
}

export type Outcome = 'home' | 'away' | 'draw';

export function outcomeOf({ film1Votes, film2Votes }: ToldMatch): Outcome {
  if (film1Votes === film2Votes) return 'draw';
  return film1Votes > film2Votes ? 'home' : 'away';
}

/** A film's line of a table. */
export interface TableLine {
  film: StageFilm;
  position: number;
  points: number;
  /** Places won since before the evening; null where there was no table before. */
  moved: number | null;
  /** Where its line stood when the table was last shown, counted from 0. */
  cameFrom: number;
  /** Where it stood before the evening, counted from 0; null where there was no table. */
  stoodAt: number | null;
  tonight: Tonight;
}

type Tonight =
  | { kind: 'played'; result: 'won' | 'drawn' | 'lost'; votes: readonly [number, number] }
  | { kind: 'waits' }
  | { kind: 'rests' };

/** The table after so many matches of the evening; all of them without a number. */
export function tableAfter(evening: Evening, played = evening.matches.length): TableLine[] {
  const { day, matches, filmOf } = evening;
  const earlier = sortByPlace(day.table);
  const now = sortByPlace(
    matches[played - 1]?.told?.table ?? lastTold(evening)?.table ?? day.table,
  );
  const lastShown = sortByPlace(matches[played - 2]?.told?.table ?? day.table);
  return now.map(({ filmId, position, points }, place) => {
    const stoodAt = earlier.findIndex((row) => row.filmId === filmId);
    const cameFrom = lastShown.findIndex((row) => row.filmId === filmId);
    const stood = earlier[stoodAt];
    return {
      film: filmOf(filmId),
      position,
      points,
      moved: stood === undefined ? null : stood.position - position,
      cameFrom: cameFrom === -1 ? place : cameFrom,
      stoodAt: stoodAt === -1 ? null : stoodAt,
      tonight: tonightOf(filmId, matches, played),
    };
  });
}

function lastTold({ day }: Evening): ToldMatch | undefined {
  return day.told.at(-1);
}

/** From the first place to the last. */
export function sortByPlace(table: StageTable): StageTable {
  return table.toSorted((a, b) => a.position - b.position);
}

function tonightOf(filmId: number, matches: readonly EveningMatch[], played: number): Tonight {
  const match = matches.find(({ home, away }) => home.id === filmId || away.id === filmId);
  if (match === undefined) return { kind: 'rests' };
  const { told } = match;
  if (told === undefined || match.index >= played) return { kind: 'waits' };
  const isHome = match.home.id === filmId;
  const votes: [number, number] = isHome
    ? [told.film1Votes, told.film2Votes]
    : [told.film2Votes, told.film1Votes];
  const result = votes[0] === votes[1] ? 'drawn' : votes[0] > votes[1] ? 'won' : 'lost';
  return { kind: 'played', result, votes };
}
