import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Stage } from '@girone/contract/stage';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { mayReveal } from '../tournaments/index.ts';
import { readHall } from './read-hall.ts';
import { hasDay, isHeld, presentShow, type StageDay } from './stage.present.ts';
import { findStage } from './stage.repo.ts';
import type { Teller } from './tell-day.ts';

interface Parts extends Pick<Platform, 'db'> {
  readonly teller: Teller;
}

/** The evening as far as it has come by the database's clock: no result before its turn. */
export async function getStage(
  { db, teller }: Parts,
  actor: Actor | null,
  tournamentId: number,
): Promise<Outcome<Stage>> {
  const stage = await findStage(db, actor, tournamentId);
  if (!stage) return refuse('not_found');
  const { id, name, circleName, totalMatchDays, now } = stage;
  return accept({
    tournament: { id, name, circleName, totalMatchDays },
    now,
    viewerMayRun: actor !== null && mayReveal(actor, stage),
    day: hasDay(stage) ? await presentDay({ db, teller }, actor, stage) : null,
  });
}

async function presentDay(
  { db, teller }: Parts,
  actor: Actor | null,
  stage: StageDay,
): Promise<Stage['day']> {
  const [told, hall] = await Promise.all([teller.tell(stage), readHall(db, actor, stage)]);
  const { matchDay, isSecondLeg, seal, revealsAt, calledFor } = stage;
  return {
    matchDay,
    isSecondLeg,
    seal,
    revealsAt: revealsAt?.toISOString() ?? null,
    calledFor: isHeld(stage) ? (calledFor?.getTime() ?? null) : null,
    ...told,
    show: presentShow(stage),
    hall,
  };
}
