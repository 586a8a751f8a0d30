import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { filmRecords, standings } from '../../platform/db/schema/standings.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';
import { lastTableDay } from '../../platform/db/season-figures.ts';

/**
 * Takes what films had won in a public championship out of their records: of one that was called off nothing
 * counts. Held in the order of the films, as by the close of a day: the two wait for each other and never both.
 */
export async function takeFromRecords(tx: Transaction, tournamentId: number): Promise<void> {
  const filmIds = tx
    .select({ filmId: standings.filmId })
    .from(standings)
    .innerJoin(tournaments, eq(tournaments.id, standings.tournamentId))
    .where(sql`${tournaments.id} = ${tournamentId} and ${tournaments.isPublic}
      and ${standings.matchDay} = ${lastTableDay(tournaments.id)}`);
  const held = await tx
    .select({ filmId: filmRecords.filmId })
    .from(filmRecords)
    .where(inArray(filmRecords.filmId, filmIds))
    .orderBy(asc(filmRecords.filmId))
    .for('update');
  if (held.length === 0) return;
  await tx.execute(sql`
    update ${filmRecords} set
      points = ${filmRecords.points} - ${standings.points}, wins = ${filmRecords.wins} - ${standings.wins},
      draws = ${filmRecords.draws} - ${standings.draws}, losses = ${filmRecords.losses} - ${standings.losses},
      vote_difference = ${filmRecords.voteDifference} - ${standings.votesFor} + ${standings.votesAgainst},
      championships = ${filmRecords.championships} - 1
    from ${standings}
    where ${standings.tournamentId} = ${tournamentId} and ${standings.filmId} = ${filmRecords.filmId}
      and ${standings.matchDay} = ${lastTableDay(tournamentId)}`);
  await tx.delete(filmRecords).where(
    sql`${eq(filmRecords.championships, 0)} and ${inArray(
      filmRecords.filmId,
      held.map(({ filmId }) => filmId),
    )}`,
  );
}
