import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../testing/sample-season.ts';
import { changeMatch, withVote } from './change-match.ts';
import { matchDayQuery } from '../../domain/shared-queries.ts';

const figures = ({ film1Votes, film2Votes, totalVotes }: ReturnType<typeof withVote>) => [
  film1Votes,
  film2Votes,
  totalVotes,
];

it('counts a first vote, and moves it when it changes', () => {
  const first = withVote(sampleMatch(), { filmId: 1 });
  expect(figures(first)).toEqual([7, 4, 11]);
  const second = withVote(first, { filmId: 2 });
  expect(figures(second)).toEqual([6, 5, 11]);
  expect(second.viewerVote).toBe(2);
  expect(figures(withVote(second, { filmId: 2 }))).toEqual([6, 5, 11]);
});

it('takes the vote back from both where the answer is that neither was seen', () => {
  const unseen = withVote(sampleMatch({ viewerVote: 1 }), { notSeen: true });
  expect(figures(unseen)).toEqual([5, 4, 9]);
  expect([unseen.viewerVote, unseen.viewerNotSeen]).toEqual([null, true]);
  const seen = withVote(unseen, { filmId: 1 });
  expect(figures(seen)).toEqual([6, 4, 10]);
  expect(seen.viewerNotSeen).toBe(false);
});

it('counts the turnout of a secret vote and nothing else', () => {
  const secret = sampleMatch({ film1Votes: null, film2Votes: null });
  expect(figures(withVote(secret, { filmId: 1 }))).toEqual([null, null, 11]);
});

it('changes the match in every list, and leaves everything else alone', () => {
  const queryClient = new QueryClient();
  const other = sampleMatch({ id: 52 });
  const day = matchDayQuery(5, 2).queryKey;
  queryClient.setQueryData(day, [sampleMatch(), other]);
  queryClient.setQueryData(['/api/matches', { status: 'active' }], [sampleMatch()]);
  queryClient.setQueryData(['/api/matches', { limit: '1' }], null);
  changeMatch(queryClient, { id: 51, tournamentId: 5 }, (match) => ({ ...match, totalVotes: 99 }));
  expect(queryClient.getQueryData(day)?.map(({ totalVotes }) => totalVotes)).toEqual([99, 10]);
  expect(queryClient.getQueryData(['/api/matches', { status: 'active' }])).toMatchObject([
    { totalVotes: 99 },
  ]);
  expect(queryClient.getQueryData(['/api/matches', { limit: '1' }])).toBeNull();
});

it('leaves a result as it is, since what was said of the open match is older', () => {
  const queryClient = new QueryClient();
  const day = matchDayQuery(5, 2).queryKey;
  queryClient.setQueryData(day, [sampleMatch({ status: 'completed', winnerId: 1 })]);
  changeMatch(queryClient, { id: 51, tournamentId: 5 }, () => sampleMatch({ viewerVote: 1 }));
  expect(queryClient.getQueryData(day)).toMatchObject([{ status: 'completed', winnerId: 1 }]);
});
