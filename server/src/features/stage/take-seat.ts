import { resumeIfAlone } from '@girone/championship/show/script';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { stageRoutes } from '@girone/contract/stage';
import type { RouteResponse } from '@girone/contract/route';
import { gather } from '../../platform/gather.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { mayReveal } from '../tournaments/index.ts';
import { setCourse } from './announce-show.ts';
import { lockStage, type StageOrder } from './lock-stage.ts';
import type { ReactionCounts } from './reaction-allowance.ts';
import { saveRunnerSeen } from './shows.repo.ts';
import { findSeatStandings, takeSeats, type SeatStanding } from './seats.repo.ts';
import { showOf } from './stage.present.ts';

type Seat = RouteResponse<typeof stageRoutes.takeSeat>;

interface Sitting extends StageOrder {
  readonly actor: Actor;
}

/** Those who sit down or stay within one moment are written down together. */
const batches = { name: 'seats', maxInFlight: 2, maxBatch: 500, maxWaiting: 5000 };

/** Milliseconds between two words of one person: however many are here, about 130 a second come in. */
const shortestPause = 2000;
const longestPause = 30_000;
const pausePerPerson = 7.5;

function pauseFor(here: number): number {
  const pause = Math.ceil((here * pausePerPerson) / 1000) * 1000;
  return Math.min(Math.max(pause, shortestPause), longestPause);
}

/** A seat stays taken when one word is lost on the way. */
function keptFor(pause: number): number {
  return 2 * pause + 5000;
}

type Stand = SeatStanding | undefined;

async function sitDown(db: Platform['db'], sittings: readonly Sitting[]): Promise<Stand[]> {
  const { rows } = await findSeatStandings(db, {
    ids: sittings.map(({ tournamentId }) => tournamentId),
    userIds: sittings.map(({ actor }) => actor.userId),
    areAdmins: sittings.map(({ actor }) => actor.isAdmin),
  });
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  const seats = sittings.flatMap(({ actor, tournamentId, matchDay }, index) => {
    const standing = byPlace.get(index + 1);
    if (!standing?.mayTakePart || standing.heldDay !== matchDay) return [];
    return [{ tournamentId, userId: actor.userId, keptMs: keptFor(pauseFor(standing.here)) }];
  });
  if (seats.length > 0) {
    await takeSeats(db, {
      ids: seats.map(({ tournamentId }) => tournamentId),
      userIds: seats.map(({ userId }) => userId),
      keptMs: seats.map(({ keptMs }) => keptMs),
    });
  }
  return sittings.map((_, index) => byPlace.get(index + 1));
}

interface Thrower {
  readonly tournamentId: number;
  readonly actor: Actor;
  readonly standing: SeatStanding;
}

interface Parts extends Pick<Platform, 'db'> {
  /** Somebody in a seat has thrown something. */
  readonly onThrown: (thrower: Thrower, thrown: ReactionCounts) => void;
}

/** Takes a seat in the hall, or keeps it. Whoever runs the evening is seen by it. */
export function createTakeSeat({ db, onThrown }: Parts) {
  const sit = gather(async (sittings: readonly Sitting[]) => {
    const standings = await sitDown(db, sittings);
    return standings.map((value) => ({ status: 'fulfilled' as const, value }));
  }, batches);

  return async (
    actor: Actor,
    { reactions, ...order }: StageOrder & { readonly reactions?: ReactionCounts | undefined },
  ): Promise<Outcome<Seat>> => {
    const sitting = sit({ ...order, actor });
    if (!sitting) return refuse('unavailable');
    const standing = await sitting;
    if (!standing) return refuse('not_found');
    if (standing.heldDay !== order.matchDay) return refuse('day_not_held');
    const { tournamentId } = order;
    if (reactions && standing.mayTakePart) onThrown({ tournamentId, actor, standing }, reactions);
    const { circleId, createdBy } = standing;
    if (standing.isPaused && mayReveal(actor, { status: 'active', circleId, createdBy })) {
      await seeRunner(db, actor, order);
    }
    return accept({ now: standing.now, againIn: pauseFor(standing.here) });
  };
}

/** While it is paused it waits for whoever runs it; what it did before they came back stays done. */
async function seeRunner(db: Platform['db'], actor: Actor, order: StageOrder): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await lockStage(tx, actor, order);
    const show = held.ok ? showOf(held.value.stage) : undefined;
    if (!held.ok || show?.pausedAt === null || show === undefined) return;
    const { now } = held.value.stage;
    const settled = { ...resumeIfAlone(show, now), runnerSeenAt: now };
    if (settled.pausedAt === null) await setCourse(tx, held.value, settled);
    else await saveRunnerSeen(tx, { ...order, runnerSeenAt: new Date(now) });
  });
}
