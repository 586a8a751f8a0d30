import { describe, expect, it } from 'vitest';
import { rankStandings, type CompletedMatch } from '../standings.ts';
import { tellMatch, type ToldDay } from './tell-match.ts';

const result = (film1Id: number, film2Id: number, votes: readonly [number, number]) => ({
  matchDay: 1,
  film1Id,
  film2Id,
  film1Votes: votes[0],
  film2Votes: votes[1],
});

const told: readonly CompletedMatch[] = [result(1, 2, [4, 3]), result(3, 4, [7, 0])];
const films = [1, 2, 3, 4];
const tableBefore = rankStandings(films, []);
const day: ToldDay = { films, before: [], tableBefore, told, matches: 2 };

describe('a match that is told', () => {
  it('comes with its result, what it brought and the table with it', () => {
    expect(tellMatch(day, 0)).toEqual({
      index: 0,
      stake: null,
      film1Votes: 4,
      film2Votes: 3,
      fact: { kind: 'narrow', winner: 1, loser: 2, votes: [4, 3] },
      table: [
        { filmId: 1, position: 1, points: 3 },
        { filmId: 3, position: 2, points: 0 },
        { filmId: 4, position: 2, points: 0 },
        { filmId: 2, position: 4, points: 0 },
      ],
    });
  });

  it('says of the day as a whole what there is to say only when all of it is told', () => {
    expect(tellMatch(day, 1)?.fact).toEqual({ kind: 'agreed', winner: 3, loser: 4, votes: 7 });
    const close = { ...day, told: [result(1, 2, [4, 3]), result(3, 4, [5, 2])] };
    expect(tellMatch(close, 1)?.fact).toEqual({ kind: 'firstLeader', film: 3 });
    expect(tellMatch({ ...close, matches: 3 }, 1)?.fact).toMatchObject({ kind: 'clear' });
  });

  it('knows nothing of those that come after it', () => {
    const other = { ...day, told: [told[0] ?? result(1, 2, [0, 0]), result(3, 4, [0, 7])] };
    expect(tellMatch(other, 0)).toEqual(tellMatch(day, 0));
    expect(tellMatch({ ...day, told: told.slice(0, 1) }, 1)).toBeUndefined();
  });
});
