import type { StoryFact } from '@girone/contract/story';
import { describe, expect, it } from 'vitest';
import { drawCalendar } from '../calendar.ts';
import { findWinner } from '../result.ts';
import { rankStandings, type CompletedMatch } from '../standings.ts';
import { assessTitleRace } from '../title-race.ts';
import { generateSeason } from '../testing/generated-seasons.ts';
import { findDayFacts } from './day-facts.ts';
import { fewestVotes, type StoryKind } from './facts.ts';
import { viewEachDay } from './season-view.ts';
import { isDecided } from './title-facts.ts';

const films = [1, 2, 3, 4];

/** A season of four films; each result is "film that wins, its votes, the other's", in the order of the calendar. */
function playDays(results: readonly (readonly (readonly [number, number, number])[])[]) {
  const days = drawCalendar(films);
  return results.flatMap((ofDay, index) =>
    (days[index]?.fixtures ?? []).map(({ home: film1Id, away: film2Id }): CompletedMatch => {
      const [winner, most, least] =
        ofDay.find(([film]) => film === film1Id || film === film2Id) ?? ([film1Id, 0, 0] as const);
      const isHome = winner === film1Id;
      return {
        matchDay: index + 1,
        film1Id,
        film2Id,
        film1Votes: isHome ? most : least,
        film2Votes: isHome ? least : most,
      };
    }),
  );
}

function factsOf(matches: readonly CompletedMatch[], matchDay: number): StoryFact[] {
  return findDayFacts({ films, matches }, matchDay);
}

function kindsOf(facts: readonly StoryFact[]): StoryKind[] {
  return facts.map(({ kind }) => kind);
}

function drawn(match: CompletedMatch): CompletedMatch {
  const least = Math.min(match.film1Votes, match.film2Votes);
  return { ...match, film1Votes: least, film2Votes: least };
}

const won = (film: number) => [film, 6, 2] as const;

describe('what is remarkable about a day', () => {
  it('is nothing where nothing was played', () => {
    expect(factsOf([], 1)).toEqual([]);
    expect(factsOf(playDays([[won(1)]]), 2)).toEqual([]);
  });

  it('is that nobody voted', () => {
    expect(factsOf(playDays([[]]), 1)[0]).toEqual({ kind: 'silent', matches: 2 });
  });

  it('tells unanimity, a narrow win and a draw by their votes', () => {
    const [match, other] = drawCalendar(films)[0]?.fixtures ?? [];
    const first = match?.home ?? 0;
    const second = other?.home ?? 0;
    expect(
      kindsOf(
        factsOf(
          playDays([
            [
              [first, 8, 0],
              [second, 5, 4],
            ],
          ]),
          1,
        ),
      ),
    ).toEqual(expect.arrayContaining(['agreed', 'narrow']));
    expect(
      kindsOf(
        factsOf(
          playDays([
            [
              [first, 4, 4],
              [second, 6, 2],
            ],
          ]),
          1,
        ),
      ),
    ).toContain('split');
  });

  it('counts wins in a row and says when they end', () => {
    const matches = playDays([[won(1)], [won(1)], [won(1)], [[1, 2, 6]]]);
    expect(factsOf(matches, 3)).toContainEqual({ kind: 'winning', film: 1, length: 3 });
    const lost = factsOf(matches, 4).find(({ kind }) => kind === 'firstDefeat');
    expect(lost).toMatchObject({ film: 1, after: 3 });
  });

  it('tells the champion once, on the day on which nobody can catch it any more', () => {
    const matches = playDays([[won(1)], [won(1)], [won(1)], [won(1)], [won(1)], [won(1)]]);
    const told = Array.from({ length: 6 }, (_, index) => factsOf(matches, index + 1)).flatMap(
      (facts, index) =>
        kindsOf(facts)
          .filter((kind) => kind.startsWith('title'))
          .map(() => index + 1),
    );
    expect(told).toHaveLength(1);
  });

  it('holds the title decided as the title race does', () => {
    for (const [index, size] of [3, 4, 6, 7, 10].entries()) {
      const season = generateSeason({ films: size, voters: 9, seed: `race ${index}` });
      for (const { matchDay, after } of viewEachDay(season)) {
        const open = season.matches.filter((match) => match.matchDay > matchDay);
        if (open.length === 0) continue;
        const played = season.matches.filter((match) => match.matchDay <= matchDay);
        const race = assessTitleRace(rankStandings(season.films, played), open);
        expect(isDecided(after, size)).toBe(race.some(({ pointsNeeded }) => pointsNeeded === 0));
      }
    }
  });

  it('says of a narrow win that decided the lead who would lead otherwise, and it is so', () => {
    const found = Array.from({ length: 60 }, (_, seed) =>
      generateSeason({ films: 6, voters: 7, seed: `decisive ${seed}` }),
    ).flatMap((season) =>
      viewEachDay(season).flatMap(({ matchDay }) =>
        findDayFacts(season, matchDay).flatMap((fact) =>
          fact.kind === 'decisive' ? [{ season, matchDay, fact }] : [],
        ),
      ),
    );
    expect(found.length).toBeGreaterThan(3);
    for (const { season, matchDay, fact } of found) {
      const isMeant = (match: CompletedMatch) =>
        match.matchDay === matchDay &&
        findWinner(match) === fact.winner &&
        [match.film1Id, match.film2Id].includes(fact.loser);
      const known = season.matches.filter((match) => match.matchDay <= matchDay);
      const played = known.flatMap((match) => (isMeant(match) ? drawn(match) : match));
      expect(rankStandings(season.films, played)[0]?.filmId).toBe(fact.otherwise);
    }
  });

  it('is the same whatever happened later', () => {
    const season = generateSeason({ films: 8, voters: 12, seed: 'later' });
    for (const matchDay of [1, 4, 9, 13]) {
      const known = season.matches.filter((match) => match.matchDay <= matchDay);
      expect(findDayFacts(season, matchDay)).toEqual(
        findDayFacts({ films: season.films, matches: known }, matchDay),
      );
    }
  });
});

describe('a season of three voters', () => {
  const small = Array.from({ length: 20 }, (_, seed) =>
    generateSeason({ films: 6, voters: 3, seed: `three ${seed}` }),
  );

  it('has no fact that speaks of votes: a margin among three would name somebody', () => {
    const speaking = new Set<StoryKind>(['decisive', 'narrow', 'agreed', 'split', 'clear']);
    for (const season of small) {
      for (const { matchDay } of viewEachDay(season)) {
        const facts = findDayFacts(season, matchDay);
        expect(facts.filter(({ kind }) => speaking.has(kind))).toEqual([]);
        for (const fact of facts) expect(Object.keys(fact)).not.toContain('votes');
      }
    }
  });

  it('tells of votes from five on', () => {
    const [fixture] = drawCalendar(films)[0]?.fixtures ?? [];
    const film = fixture?.home ?? 0;
    const unanimous = (votes: number) => kindsOf(factsOf(playDays([[[film, votes, 0]]]), 1));
    expect(unanimous(fewestVotes)).toContain('agreed');
    expect(unanimous(fewestVotes - 1)).not.toContain('agreed');
  });
});
