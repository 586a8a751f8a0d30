import { boxFormat } from '@girone/contract/box-format';
import type { SeasonBox } from '@girone/contract/season-box';
import { packBallots } from '../ballots/packed-ballots.ts';
import type { Ballot } from '../ballots/match-root.ts';
import { isAnswer } from '../verification/check-ballots.ts';
import { playSealedSeason } from './sealed-season.ts';

/** A season that was played by chance and sealed, as its box has it. */
export function boxSeason(wanted: Parameters<typeof playSealedSeason>[0]): SeasonBox {
  const { season, days } = playSealedSeason(wanted);
  const { draw, tournamentId } = season;
  const at = '2026-10-30T21:00:00.000Z';
  return {
    format: boxFormat,
    exportedAt: '2026-11-02T18:40:00.000Z',
    championship: {
      id: tournamentId,
      name: 'Coppa dei Finali Aperti',
      description: null,
      isPublic: true,
      circleName: null,
      startedAt: '2026-09-24T19:00:00.000Z',
      completedAt: at,
      voters: wanted.voters,
    },
    drawSeed: draw?.seed ?? '',
    films: (draw?.filmIds ?? []).map((id) => ({
      id,
      title: `Film ${id}`,
      year: 1963,
      director: 'Federico Fellini',
      genre: 'Drama',
      ownerName: 'Giulia',
      cover: null,
    })),
    matches: season.matches.map((match) => [
      match.matchNumber,
      match.matchDay,
      match.film1Id,
      match.film2Id,
      match.film1Votes ?? 0,
      match.film2Votes ?? 0,
      match.isCorrected ? 1 : 0,
    ]),
    days: days.map(({ matchDay, matches, table }) => ({
      matchDay,
      closedAt: at,
      table: table.map((row) => [
        row.filmId,
        row.position,
        row.points,
        row.wins,
        row.draws,
        row.losses,
        row.votesFor,
        row.votesAgainst,
      ]),
      counts: matches.map(({ matchNumber, film1Votes, film2Votes, root }) => [
        matchNumber,
        film1Votes,
        film2Votes,
        root,
      ]),
      ballots: packBallots(
        matches.map(({ ballots }) =>
          (ballots ?? []).flatMap(([code, answer]): Ballot[] =>
            isAnswer(answer) ? [[code, answer]] : [],
          ),
        ),
      ),
    })),
    draw:
      draw === null || draw.commitment === null
        ? null
        : {
            commitment: draw.commitment,
            secret: draw.secret,
            seed: draw.seed,
            filmIds: [...draw.filmIds],
            order: [...draw.order],
          },
    seals: season.seals.map((seal) => Object.assign({ sealedAt: at }, seal)),
    posts: [],
    postCount: 0,
  };
}
