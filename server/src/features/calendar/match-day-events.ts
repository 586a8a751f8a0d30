import { sealCode } from '@girone/championship/ballots/seal-face';
import type { Leg } from '@girone/championship/calendar';
import type { FeedFilm, FeedTournament, MatchDayRow } from './calendar.repo.ts';

/** A match day as an entry of a calendar. */
export interface MatchDayEvent {
  readonly tournamentId: number;
  readonly tournamentName: string;
  readonly matchDay: number;
  readonly leg: Leg;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When what is said here became so, as far as it is on record. */
  readonly changedAt: Date;
  /** A plan moves with the days before it; what a cancelled championship left unplayed is off. */
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly fixtures: readonly Fixture[];
  readonly resting: readonly string[];
  /** As it is handed out; null before it is written. */
  readonly seal: string | null;
}

interface Fixture {
  readonly home: string;
  readonly away: string;
  /** Absent before the close. */
  readonly votes: readonly [home: number, away: number] | null;
}

interface Season {
  readonly tournament: FeedTournament;
  /** In order. */
  readonly days: readonly MatchDayRow[];
  readonly films: readonly FeedFilm[];
}

const millisecondsPerHour = 3_600_000;

/** Calendar programs refuse an entry that ends when it begins, and hide a shorter one. */
const shortest = 60_000;

export function listEvents({ tournament, days, films }: Season): MatchDayEvent[] {
  const { startedAt } = tournament;
  if (startedAt === null) return [];
  const titles = new Map(films.map(({ id, title }) => [id, title]));
  let endBefore = startedAt;
  let lastOpening = startedAt;
  return days.map((day) => {
    lastOpening = day.openedAt ?? lastOpening;
    const startsAt = day.openedAt ?? day.plannedAt ?? endBefore;
    const endsAt = findEnd(day, startsAt, tournament.frequencyHours);
    endBefore = endsAt;
    return {
      tournamentId: tournament.id,
      tournamentName: tournament.name,
      matchDay: day.matchDay,
      leg: day.isFirstLeg ? 'andata' : 'ritorno',
      startsAt,
      endsAt,
      ...judge(day, tournament, lastOpening),
      fixtures: listFixtures(day, titles),
      resting: listResting(day, titles),
      seal: day.seal === null ? null : sealCode(day.seal),
    };
  });
}

function findEnd(
  { closedAt, closesAt }: MatchDayRow,
  startsAt: Date,
  frequencyHours: number,
): Date {
  const start = startsAt.getTime();
  const planned = start + frequencyHours * millisecondsPerHour;
  const end = (closedAt ?? closesAt)?.getTime() ?? planned;
  return new Date(Math.max(end, start + shortest));
}

/** The days to come were moved when the last one opened. */
function judge(
  day: MatchDayRow,
  { cancelledAt }: FeedTournament,
  lastOpening: Date,
): Pick<MatchDayEvent, 'status' | 'changedAt'> {
  const changedAt = lastChange(day) ?? lastOpening;
  if (day.status === 'completed') return { status: 'CONFIRMED', changedAt };
  if (cancelledAt) return { status: 'CANCELLED', changedAt: laterOf(changedAt, cancelledAt) };
  return { status: day.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED', changedAt };
}

/** Of a closed day: its seal comes after the close, results held back after that, a correction at any time. */
function lastChange({ closedAt, sealedAt, correctedAt }: MatchDayRow): Date | undefined {
  const changes = [closedAt, sealedAt, correctedAt].filter((change) => change !== null);
  return changes.toSorted((a, b) => b.getTime() - a.getTime())[0];
}

/** What was called off may have closed a day whose seal is still to come. */
function laterOf(one: Date, other: Date): Date {
  return one > other ? one : other;
}

function listFixtures(day: MatchDayRow, titles: ReadonlyMap<number, string>): Fixture[] {
  return day.homeIds.map((homeId, index) => ({
    home: titles.get(homeId) ?? '',
    away: titles.get(day.awayIds[index] ?? 0) ?? '',
    votes:
      day.status === 'completed' ? [day.homeVotes[index] ?? 0, day.awayVotes[index] ?? 0] : null,
  }));
}

/** One with an odd number of films, else nobody. */
function listResting(
  { homeIds, awayIds }: MatchDayRow,
  titles: ReadonlyMap<number, string>,
): string[] {
  const playing = new Set([...homeIds, ...awayIds]);
  return [...titles].filter(([id]) => !playing.has(id)).map(([, title]) => title);
}
