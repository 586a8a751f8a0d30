import type { UserId } from '@girone/contract/ids';
import type { Readiness, Tournament } from '@girone/contract/tournaments';
import { measureProgress } from '@girone/championship/season-progress';
import type { Actor } from '../../platform/http/actor.ts';
import { revealPlanOf } from './reveal.present.ts';
import type { StartOutlook } from './start-outlook.ts';
import type { TournamentCard } from './tournament-cards.repo.ts';
import { isCreator, whatMay } from './tournaments.policy.ts';

/** A championship as its viewer sees it; of one that the viewer may not see there is no card. */
export function presentTournament(actor: Actor, card: TournamentCard): Tournament {
  const { tournament: row, filmsCount: films, closedDays } = card;
  const progress = measureProgress({ status: row.status, films, closedDays });
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: row.status,
    isPublic: row.isPublic,
    circleId: row.circleId,
    circleName: card.circleName,
    isArchived: card.isArchived,
    createdBy: row.createdBy,
    creatorName: card.creatorName,
    viewerIsCreator: isCreator(actor, row),
    maxFilms: row.maxFilms,
    requiredFilmsPerUser: row.requiredFilmsPerUser,
    minNominationsPerUser: row.minNominationsPerUser,
    maxNominationsPerUser: row.maxNominationsPerUser,
    matchDayFrequencyHours: row.matchDayFrequencyHours,
    matchDurationHours: row.matchDurationHours,
    advanceOnAllCircleVotes: row.advanceOnAllCircleVotes,
    autoAdvanceOnAllVotes: row.autoAdvanceOnAllVotes,
    timeoutAdvanceEnabled: row.timeoutAdvanceEnabled,
    minOpenHours: row.minOpenHours,
    secretCount: row.secretCount,
    reveal: revealPlanOf(row),
    allowUnseen: row.allowUnseen,
    preparationDeadline: row.preparationDeadline?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    participantsCount: card.participantsCount,
    filmsCount: films,
    matchesCompleted: progress.completed,
    totalMatches: progress.matches,
    currentMatchDay: row.currentMatchDay,
    totalMatchDays: progress.matchDays,
    champions: card.champions,
    viewerMay: whatMay(actor, row, card.isMember),
  };
}

interface Named {
  readonly id: UserId;
  readonly username: string;
  readonly name: string | null;
}

export function presentReadiness(
  { readiness, autostart, owing }: StartOutlook,
  people: readonly Named[],
): Readiness {
  const { waitsFor, startsAt, isDeadlineMissed } = autostart;
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    ...readiness,
    owing: owing.map((each) => ({
      ...each,
      username: byId.get(each.userId)?.username ?? '',
      name: byId.get(each.userId)?.name ?? null,
    })),
    isOverdue: isDeadlineMissed,
    waitsFor,
    startsAt: startsAt === null ? null : new Date(startsAt).toISOString(),
  };
}
