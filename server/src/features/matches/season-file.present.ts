import type { SeasonFile } from '@girone/contract/season-file';
import type { Leg } from '@girone/championship/calendar';
import { drawOrder } from '@girone/championship/draw';
import { rankStandings } from '@girone/championship/standings';
import type { FiledMatch, FiledTournament } from './season-file.repo.ts';

export interface FiledSeason {
  readonly tournament: FiledTournament;
  readonly films: SeasonFile['films'];
  readonly matches: readonly FiledMatch[];
}

export function presentSeasonFile({ tournament, films, matches }: FiledSeason): SeasonFile {
  const { startedAt, completedAt, cancelledAt } = tournament;
  return {
    championship: {
      ...tournament,
      startedAt: startedAt?.toISOString() ?? null,
      completedAt: completedAt?.toISOString() ?? null,
      cancelledAt: cancelledAt?.toISOString() ?? null,
    },
    films,
    matches: matches.map(presentFiledMatch),
    table: presentTable({ tournament, films, matches }),
  };
}

/** Ranked from these very results, so that the parts of a file agree also when a day closes meanwhile. */
function presentTable({ tournament, films, matches }: FiledSeason): SeasonFile['table'] {
  const ids = films.map(({ id }) => id);
  const drawn = tournament.drawSeed === null ? ids : drawOrder(ids, tournament.drawSeed);
  const results = matches.filter(({ status }) => status === 'completed');
  const byId = new Map(films.map((each) => [each.id, each]));
  return rankStandings(drawn, results).map((row) => ({
    position: row.position,
    filmId: row.filmId,
    title: byId.get(row.filmId)?.title ?? '',
    year: byId.get(row.filmId)?.year ?? null,
    points: row.points,
    played: row.played,
    wins: row.wins,
    draws: row.draws,
    losses: row.losses,
    votesFor: row.votesFor,
    votesAgainst: row.votesAgainst,
    decidedBy: row.decidedBy,
  }));
}

function presentFiledMatch(row: FiledMatch): SeasonFile['matches'][number] {
  const { home, away, winnerId } = row;
  const isCompleted = row.status === 'completed';
  const leg: Leg = row.isHomeMatch ? 'andata' : 'ritorno';
  const winner = winnerId === row.film1Id ? home : away;
  return {
    matchDay: row.matchDay,
    leg,
    matchNumber: row.matchNumber,
    status: row.status,
    home,
    away,
    homeVotes: isCompleted ? row.film1Votes : null,
    awayVotes: isCompleted ? row.film2Votes : null,
    winner: winnerId === null ? null : winner.title,
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

const columns = [
  'matchDay',
  'leg',
  'matchNumber',
  'status',
  'homeTitle',
  'homeYear',
  'awayTitle',
  'awayYear',
  'homeVotes',
  'awayVotes',
  'winner',
  'completedAt',
];

/** The matches as a table, under the names of its columns. */
export function presentSeasonRows({ matches }: FiledSeason): (string | number | null)[][] {
  const rows = matches.map((row) => {
    const match = presentFiledMatch(row);
    return [
      match.matchDay,
      match.leg,
      match.matchNumber,
      match.status,
      match.home.title,
      match.home.year,
      match.away.title,
      match.away.year,
      match.homeVotes,
      match.awayVotes,
      match.winner,
      match.completedAt,
    ];
  });
  return [columns, ...rows];
}
