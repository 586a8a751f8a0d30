import type { StoryFact } from '@girone/contract/story';
import { hashFnv1a } from '../seeded-random.ts';
import type { FactOf, StoryKind } from './facts.ts';

/** Titles as the language quotes them. */
export type QuoteFilm = (filmId: number) => string;

type Phrase<Kind extends StoryKind> = (fact: FactOf<Kind>, film: QuoteFilm) => string;

/**
 * The ways to say a fact. Days with an even number and those with an odd one have their own, and no opening is in
 * both: so no day begins as the day before did. Only even days may begin a sentence with a title.
 */
interface Phrases<Kind extends StoryKind> {
  readonly even: readonly Phrase<Kind>[];
  readonly odd: readonly Phrase<Kind>[];
}

/** What a language needs to tell a day. */
export type StoryWords = {
  readonly [Kind in StoryKind]: Phrases<Kind>;
} & { readonly quote: (title: string) => string };

export interface ToldDay {
  readonly tournamentId: number;
  readonly matchDay: number;
  readonly facts: readonly StoryFact[];
  readonly titles: ReadonlyMap<number, string>;
}

/**
 * The day in sentences, one for each fact. Which of several ways is chosen follows from championship and day alone,
 * so that everybody reads the same; none begins as another of the day does.
 */
export function tellDay(
  words: StoryWords,
  { tournamentId, matchDay, facts, titles }: ToldDay,
): string[] {
  const film = (filmId: number) => words.quote(titles.get(filmId) ?? '');
  const used = new Set<string>();
  return facts.map((fact) => {
    const ways = sayAll(words, { fact, film, matchDay });
    const turn = hashFnv1a(`${tournamentId}:${matchDay}:${fact.kind}`) % ways.length;
    const inTurn = [...ways.slice(turn), ...ways.slice(0, turn)];
    const sentence = inTurn.find((way) => !used.has(openingOf(words, way))) ?? inTurn[0] ?? '';
    used.add(openingOf(words, sentence));
    return sentence;
  });
}

interface Said {
  readonly fact: StoryFact;
  readonly film: QuoteFilm;
  readonly matchDay: number;
}

/** Every way in which a day may say it. */
function sayAll(words: StoryWords, { fact, film, matchDay }: Said): string[] {
  const side = matchDay % 2 === 0 ? 'even' : 'odd';
  // Phrases and fact are of one kind, which the compiler cannot see through the index.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const phrases = words[fact.kind][side] as readonly Phrase<StoryKind>[];
  return phrases.map((phrase) => phrase(fact, film));
}

/** The first word; all sentences that begin with a title begin alike. */
export function openingOf({ quote }: StoryWords, sentence: string): string {
  const mark = quote('').slice(0, 1);
  if (sentence.startsWith(mark)) return mark;
  return /^¿?[\p{L}’]+/u.exec(sentence)?.[0] ?? sentence;
}
