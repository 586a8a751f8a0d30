import { matchOutcomes, tieBreaks } from '@girone/contract/rules';
import type { StandingsRow } from '@girone/contract/standings';
import type { MatchRow } from './matches.repo.ts';
import type { StandingsRow as RankedRow } from '@girone/championship/ranking';

type Figures = Omit<RankedRow, 'decidedBy'> & {
  readonly decidedBy: string | null;
  readonly seal: string | null;
};

export function presentStandingsRow(row: Figures, film: MatchRow['film1']): StandingsRow {
  return {
    position: row.position,
    filmId: row.filmId,
    filmTitle: film.title,
    year: film.year,
    director: film.director,
    genre: film.genre,
    posterUrl: film.posterUrl,
    ownerName: film.ownerName,
    points: row.points,
    wins: row.wins,
    draws: row.draws,
    losses: row.losses,
    played: row.played,
    votesFor: row.votesFor,
    votesAgainst: row.votesAgainst,
    form: matchOutcomesIn(row.form),
    movement: row.movement,
    decidedBy: tieBreaks.find((rule) => rule === row.decidedBy) ?? null,
    seal: row.seal,
  };
}

/** The database keeps the last five results as one word. */
function matchOutcomesIn(form: string): StandingsRow['form'] {
  return form.split('').flatMap((letter) => matchOutcomes.find((known) => known === letter) ?? []);
}
