import { emit } from '../../domain/events/outbox.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { FilmRow } from './films.repo.ts';

/** For the owner's other pages, which still show the list as it was. */
export async function emitToOwner(
  tx: Transaction,
  { id: filmId, ownerId: userId }: Pick<FilmRow, 'id' | 'ownerId'>,
): Promise<void> {
  await emit(tx, { type: 'film', data: { filmId } }, { kind: 'user', userId });
}
