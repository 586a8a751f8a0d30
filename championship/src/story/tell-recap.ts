import type { Recap } from '@girone/contract/story';
import type { QuoteFilm } from './tell-day.ts';

/** The cards in their order; `mine` is the viewer's own and in no shared picture. */
export const recapCards = [
  'champion',
  'path',
  'upset',
  'divided',
  'run',
  'mine',
  'loved',
  'closest',
  'crowd',
  'thanks',
] as const;
export type RecapCard = (typeof recapCards)[number];
export type SharedCard = Exclude<RecapCard, 'mine'>;

export interface Crowd {
  readonly voters: number;
  readonly votes: number;
}

/** What a language needs to say on the cards. */
export interface RecapWords {
  readonly kickers: Readonly<Record<RecapCard, string>>;
  readonly quote: (title: string) => string;
  readonly champion: (champion: Recap['champion'], film: QuoteFilm) => string;
  readonly path: (path: NonNullable<Recap['path']>) => readonly [string, string];
  readonly upset: (upset: NonNullable<Recap['upset']>, film: QuoteFilm) => string;
  readonly divided: (match: NonNullable<Recap['divided']>) => string;
  readonly run: (run: NonNullable<Recap['run']>, film: QuoteFilm) => readonly [string, string];
  readonly loved: (
    loved: NonNullable<Recap['loved']>,
    film: QuoteFilm,
  ) => readonly [string, string];
  readonly closest: (
    match: NonNullable<Recap['closest']>,
    film: QuoteFilm,
  ) => readonly [string, string];
  readonly crowd: (crowd: Crowd, recap: Recap) => readonly [string, string];
  readonly thanks: string;
  /** Up to ten in letters: a season has no more cards. */
  readonly number: (count: number) => string;
}

/** A card in words; `figure` is what stands large on it. */
export interface ToldCard {
  readonly card: SharedCard;
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  readonly figure: string | null;
  /** Whose posters it shows. */
  readonly films: readonly number[];
}

interface ToldSeason {
  readonly recap: Recap;
  readonly crowd: Crowd;
  readonly titles: ReadonlyMap<number, string>;
}

/** The cards that the season has material for, without the viewer's own. */
export function tellRecap(words: RecapWords, { recap, crowd, titles }: ToldSeason): ToldCard[] {
  const plain = (film: number) => titles.get(film) ?? '';
  const quoted = (film: number) => words.quote(plain(film));
  const { champion, path, upset, divided, run, loved, closest } = recap;
  const names = (films: readonly number[]) => films.map(plain).join(' – ');
  const say = (
    card: SharedCard,
    [title, text]: readonly [string, string],
    { figure = null, films = [] }: Partial<Pick<ToldCard, 'figure' | 'films'>> = {},
  ): ToldCard => ({ card, kicker: words.kickers[card], title, text, figure, films });
  return [
    say('champion', [names(champion.films), words.champion(champion, quoted)], {
      films: champion.films.slice(0, 3),
    }),
    path && say('path', words.path(path), { films: [path.film] }),
    upset &&
      say('upset', [plain(upset.films[0]), words.upset(upset, quoted)], {
        figure: upset.votes.join(' – '),
        films: upset.films,
      }),
    divided &&
      say('divided', [names(divided.films), words.divided(divided)], {
        figure: divided.votes.join(' – '),
        films: divided.films,
      }),
    run && say('run', words.run(run, quoted), { figure: String(run.length), films: [run.film] }),
    loved && say('loved', words.loved(loved, quoted), { films: [loved.film] }),
    closest &&
      say('closest', words.closest(closest, quoted), {
        figure: String(closest.votes[0] - closest.votes[1]),
        films: closest.films,
      }),
    crowd.votes > 0
      ? say('crowd', words.crowd(crowd, recap), { figure: String(crowd.votes) })
      : null,
    say('thanks', [words.thanks, '']),
  ].filter((card) => card !== null);
}
