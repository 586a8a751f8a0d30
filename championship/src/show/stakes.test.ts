import { describe, expect, it } from 'vitest';
import { rankStandings, type CompletedMatch } from '../standings.ts';
import { findStake } from './stakes.ts';

const films = [1, 2, 3, 4];

function won(winner: number, loser: number, matchDay = 1): CompletedMatch {
  return { matchDay, film1Id: winner, film2Id: loser, film1Votes: 3, film2Votes: 1 };
}

function drew(film1Id: number, film2Id: number, matchDay = 1): CompletedMatch {
  return { matchDay, film1Id, film2Id, film1Votes: 2, film2Votes: 2 };
}

function stakeOf(results: readonly CompletedMatch[], film1Id: number, film2Id: number) {
  return findStake({ table: rankStandings(films, results), results }, { film1Id, film2Id });
}

describe('what a match is about', () => {
  it('is nothing before anything was played', () => {
    expect(stakeOf([], 1, 2)).toBeNull();
  });

  it('is the first place where either would have it alone', () => {
    expect(stakeOf([won(1, 3), won(2, 4)], 1, 2)).toEqual({ kind: 'leadAlone' });
  });

  it('is the leader’s lead where it can be caught', () => {
    const results = [won(1, 3), drew(2, 4), drew(1, 4, 2), drew(2, 3, 2)];
    expect(stakeOf(results, 2, 1)).toEqual({ kind: 'leadAlone' });
    expect(stakeOf([won(1, 3), won(4, 2), won(1, 4, 2)], 1, 4)).toEqual({
      kind: 'leaderChased',
      leader: 1,
      chaser: 4,
      points: 3,
    });
  });

  it('is that the leader plays where it cannot', () => {
    expect(stakeOf([won(1, 3), won(4, 2), won(1, 4, 2)], 1, 2)).toEqual({
      kind: 'leaderPlays',
      leader: 1,
    });
  });

  it('is a film that nobody has beaten', () => {
    const results = [
      ...[1, 2, 3, 4].map((day) => won(1, 4, day)),
      ...[1, 2, 3].map((day) => drew(2, 3, day)),
    ];
    expect(stakeOf(results, 2, 4)).toEqual({ kind: 'unbeaten', film: 2, matches: 3 });
  });

  it('is the first leg, the winner’s votes first', () => {
    const results = [won(2, 3), won(1, 4), won(1, 2, 2), won(1, 3, 3), won(4, 2, 3)];
    expect(stakeOf(results, 3, 2)).toEqual({ kind: 'secondLeg', winner: 2, votes: [3, 1] });
  });

  it('is where both stand, else', () => {
    const results = [won(1, 4), won(1, 3, 2), won(1, 2, 3), won(2, 4, 4), won(3, 4, 5)];
    expect(stakeOf(results, 2, 3)).toEqual({ kind: 'level', points: 3 });
    expect(stakeOf(results.slice(0, -1), 2, 3)).toEqual({ kind: 'positions', film1: 2, film2: 3 });
  });
});
