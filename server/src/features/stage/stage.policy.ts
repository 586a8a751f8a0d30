import type { Actor } from '../../platform/http/actor.ts';
import type { StageRow } from './stage.repo.ts';

/** Whoever is in the circle; at a public championship whoever is signed in. Site admins look after both. */
export function maySeeFaces(
  actor: Pick<Actor, 'isAdmin'> | null,
  { circleId }: Pick<StageRow, 'circleId'>,
  isMember: boolean,
): boolean {
  if (actor === null) return false;
  return actor.isAdmin || circleId === null || isMember;
}
