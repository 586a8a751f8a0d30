import type { Hall } from '@girone/contract/stage';
import { hallFaces } from '@girone/contract/stage-rules';
import type { CircleId, UserId } from '@girone/contract/ids';
import { sql } from 'drizzle-orm';
import { hasActiveMember } from '../../domain/queries/active-memberships.ts';
import { quorum } from '../../domain/queries/awaited-votes.ts';
import { isAccountLive } from '../../domain/queries/live-accounts.ts';
import { visibleTournaments } from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circles } from '../../domain/schema/circles.ts';
import { matchDayClosings } from '../../domain/schema/matches.ts';
import { blocks } from '../../domain/schema/profiles.ts';
import { matchDayShows, stageSeats } from '../../domain/schema/shows.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const isTaken = sql`${stageSeats.keptUntil} > clock_timestamp()`;

export interface HallRow extends Hall, Record<string, unknown> {
  readonly id: number;
}

/** Between two people in the hall who have nothing to do with each other, neither face is shown. */
const isAtOdds = sql`exists (
  select 1 from ${blocks} join ${stageSeats} as other
    on other.tournament_id = ${stageSeats.tournamentId} and other.kept_until > clock_timestamp()
    and other.user_id = case ${stageSeats.userId}
      when ${blocks.blockerId} then ${blocks.blockedId} else ${blocks.blockerId} end
  where ${stageSeats.userId} in (${blocks.blockerId}, ${blocks.blockedId}))`;

/** Who sits in each hall: those who came first are shown. */
export const findHalls = statement('stage_halls', { ids: 'int[]' }, ({ ids }) =>
  build.execute<HallRow>(sql`
    select hall.id, hall.here, greatest(hall.here, hall.awaited) as seats, hall.faces from (
      select ${tournaments.id},
        (select count(*)::int from ${quorum} as quorum) as awaited,
        (select count(*)::int from ${stageSeats} join ${users} on ${users.id} = ${stageSeats.userId}
          where ${stageSeats.tournamentId} = ${tournaments.id} and ${isTaken} and ${isAccountLive}) as here,
        (select coalesce(json_agg(face), '[]') from (
          select ${users.username}, ${users.firstName} as "firstName", ${users.lastName} as "lastName",
            ${users.profileImageUrl} as "profileImageUrl"
          from ${stageSeats} join ${users} on ${users.id} = ${stageSeats.userId}
          where ${stageSeats.tournamentId} = ${tournaments.id} and ${isTaken} and ${isAccountLive}
            and not ${isAtOdds}
          order by ${stageSeats.takenAt}, ${stageSeats.userId} limit ${sql.raw(String(hallFaces))}
        ) as face) as faces
      from ${tournaments} where ${tournaments.id} = any(${ids})
    ) as hall`),
);

export interface SeatStanding extends Record<string, unknown> {
  readonly createdBy: UserId;
  readonly circleId: CircleId | null;
  readonly isCirclePublic: boolean;
  /** The first that is held back; null where none is. */
  readonly heldDay: number | null;
  readonly mayTakePart: boolean;
  readonly isPaused: boolean;
  readonly here: number;
  /** By the database's clock. */
  readonly now: number;
}

const isVisible = visibleTournaments({ userId: sql`asked.user_id`, isAdmin: sql`asked.is_admin` });

/** Of each who asks, in their order: how they stand to the evening; without a row they may not know of it. */
export const findSeatStandings = statement(
  'stage_standings',
  { ids: 'int[]', userIds: 'int[]', areAdmins: 'bool[]' },
  ({ ids, userIds, areAdmins }) =>
    build.execute<SeatStanding & { readonly place: number }>(sql`
      with asked as (
        select * from unnest(${ids}, ${userIds}, ${areAdmins}) with ordinality
          as asked (tournament_id, user_id, is_admin, place)
      ), halls as (
        select asked.tournament_id, (
          select count(*)::int from ${stageSeats}
          where ${stageSeats.tournamentId} = asked.tournament_id and ${isTaken}
        ) as here from asked group by asked.tournament_id
      )
      select asked.place::int, (extract(epoch from clock_timestamp()) * 1000)::bigint::float8 as now,
        ${tournaments.createdBy} as "createdBy",
        ${tournaments.circleId} as "circleId", halls.here,
        coalesce((select ${circles.isPublic} from ${circles} where ${circles.id} = ${tournaments.circleId}), false)
          as "isCirclePublic",
        (select min(${matchDayClosings.matchDay}) from ${matchDayClosings}
          where ${matchDayClosings.tournamentId} = ${tournaments.id}
            and ${matchDayClosings.revealsAt} is not null and ${tournaments.status} = 'active')
          as "heldDay",
        (${tournaments.circleId} is null
          or ${hasActiveMember(tournaments.circleId, sql`asked.user_id`)}) as "mayTakePart",
        exists (select 1 from ${matchDayShows}
          where ${matchDayShows.tournamentId} = ${tournaments.id} and ${matchDayShows.pausedAt} is not null)
          as "isPaused"
      from asked
      join halls on halls.tournament_id = asked.tournament_id
      join ${tournaments} on ${tournaments.id} = asked.tournament_id and ${isVisible}`),
);

/** A seat that was given up is taken anew. */
export const takeSeats = statement(
  'take_seats',
  { ids: 'int[]', userIds: 'int[]', keptMs: 'int[]' },
  ({ ids, userIds, keptMs }) =>
    build.execute(sql`
      insert into ${stageSeats} (tournament_id, user_id, taken_at, kept_until)
      select distinct on (seat.tournament_id, seat.user_id) seat.tournament_id, seat.user_id,
        clock_timestamp(), clock_timestamp() + make_interval(secs => seat.kept_ms / 1000.0)
      from unnest(${ids}, ${userIds}, ${keptMs}) as seat (tournament_id, user_id, kept_ms)
      order by seat.tournament_id, seat.user_id
      on conflict (tournament_id, user_id) do update set kept_until = excluded.kept_until,
        taken_at = case when ${stageSeats.keptUntil} < excluded.taken_at
          then excluded.taken_at else ${stageSeats.takenAt} end`),
);
