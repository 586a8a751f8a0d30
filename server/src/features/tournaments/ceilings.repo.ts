import type { CircleId } from '@girone/contract/ids';
import { eq } from 'drizzle-orm';
import type { Viewer } from '../../domain/queries/visible-tournaments.ts';
import { circles } from '../../domain/schema/circles.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { findTournament, lockVisible } from './tournaments.repo.ts';

const ceilingsOf = statement('lock_ceilings', { circleId: 'int' }, ({ circleId }) =>
  build
    .select({ maxFilms: circles.maxFilms, maxFilmsPerUser: circles.maxFilmsPerUser })
    .from(circles)
    .where(eq(circles.id, circleId))
    .for('share'),
);

/** The most that a circle allows its championships; held, so that it cannot sink meanwhile. */
export async function lockCeilings(tx: Transaction, circleId: CircleId) {
  const [row] = await ceilingsOf(tx, { circleId });
  return row;
}

/**
 * As `lockVisible`, with what its circle allows. The circle is held first, as it is by whoever deletes
 * it with all its championships: in the other order the two would wait for each other. `wanted` is the circle
 * that it is to belong to, or null, where that is to change.
 */
export async function lockWithCeilings(
  tx: Transaction,
  viewer: Viewer,
  { id, wanted }: { readonly id: number; readonly wanted?: CircleId | null | undefined },
) {
  const seen = await findTournament(tx, viewer, id);
  if (!seen) return undefined;
  const circleId = wanted === undefined ? seen.circleId : wanted;
  const ceilings = circleId === null ? undefined : await lockCeilings(tx, circleId);
  const tournament = await lockVisible(tx, viewer, id);
  // A draft that has just gone elsewhere is looked for anew by whoever asked for it as it was.
  if (wanted === undefined && tournament?.circleId !== seen.circleId) return undefined;
  return tournament && { tournament, ceilings };
}
