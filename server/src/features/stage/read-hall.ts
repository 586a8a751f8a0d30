import type { Hall } from '@girone/contract/stage';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { findRole } from '../tournaments/index.ts';
import { findHalls } from './seats.repo.ts';
import type { StageRow } from './stage.repo.ts';
import { maySeeFaces } from './stage.policy.ts';

/** Who is here. Faces are for those who could sit there themselves; others learn how many. */
export async function readHall(db: Db, actor: Actor | null, stage: StageRow): Promise<Hall> {
  const { rows } = await findHalls(db, { ids: [stage.id] });
  const { here, seats, faces } = rows[0] ?? { here: 0, seats: 0, faces: [] };
  const role = actor && (await findRole(db, stage.circleId, actor.userId));
  return { here, seats, faces: maySeeFaces(actor, stage, role !== null) ? faces : [] };
}
