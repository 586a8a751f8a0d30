import { and, asc, eq, sql } from 'drizzle-orm';
import { lastTableDay } from '../../domain/queries/season-figures.ts';
import { filmRecords, standings } from '../../domain/schema/standings.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const holdRecords = statement(
  'hold_records_of_tournament',
  { tournamentId: 'int' },
  ({ tournamentId }) =>
    build
      .select({ filmId: filmRecords.filmId })
      .from(filmRecords)
      .where(
        sql`${filmRecords.filmId} in (
          select ${standings.filmId} from ${standings}
          join ${tournaments} on ${tournaments.id} = ${standings.tournamentId}
          where ${tournaments.id} = ${tournamentId} and ${tournaments.isPublic}
            and ${standings.matchDay} = ${lastTableDay(tournaments.id)})`,
      )
      .orderBy(asc(filmRecords.filmId))
      .for('update'),
);

const subtract = statement(
  'take_tournament_from_records',
  { tournamentId: 'int' },
  ({ tournamentId }) =>
    build
      .update(filmRecords)
      .set({
        points: sql`${filmRecords.points} - ${standings.points}`,
        wins: sql`${filmRecords.wins} - ${standings.wins}`,
        draws: sql`${filmRecords.draws} - ${standings.draws}`,
        losses: sql`${filmRecords.losses} - ${standings.losses}`,
        voteDifference: sql`${filmRecords.voteDifference} - ${standings.votesFor} + ${standings.votesAgainst}`,
        championships: sql`${filmRecords.championships} - 1`,
      })
      .from(standings)
      .where(
        and(
          eq(standings.tournamentId, tournamentId),
          eq(standings.filmId, filmRecords.filmId),
          eq(standings.matchDay, lastTableDay(tournamentId)),
        ),
      ),
);

const deleteEmpty = statement('delete_empty_records', { filmIds: 'int[]' }, ({ filmIds }) =>
  build
    .delete(filmRecords)
    .where(and(eq(filmRecords.championships, 0), sql`${filmRecords.filmId} = any(${filmIds})`)),
);

/**
 * Takes what films had won in a public championship out of their records: of one that was called off nothing
 * counts. Held in the order of the films, as by the close of a day: the two wait for each other and never both.
 */
export async function takeFromRecords(tx: Transaction, tournamentId: number): Promise<void> {
  const held = await holdRecords(tx, { tournamentId });
  if (held.length === 0) return;
  await subtract(tx, { tournamentId });
  await deleteEmpty(tx, { filmIds: held.map(({ filmId }) => filmId) });
}
