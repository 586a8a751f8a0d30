import type { Readiness, Tournament } from '@girone/contract/tournaments';
import type { Actor } from '../../platform/http/actor.ts';
import type { StartOutlook } from './start-outlook.ts';
import type { TournamentCard } from './tournament-cards.repo.ts';
import { isCreator, whatMay } from './tournaments.policy.ts';

interface Named {
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly isDeleted: boolean;
}

/** First and last name, else the username; nothing once the account is deleted. */
export function nameOf({ username, firstName, lastName, isDeleted }: Named): string | null {
  const fullName = [firstName, lastName].filter(Boolean).join(' ');
  return isDeleted ? null : fullName || username;
}

/** A championship as its viewer sees it; of one that the viewer may not see there is no card. */
export function presentTournament(actor: Actor, card: TournamentCard): Tournament {
  const { tournament: row, season } = card;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: row.status,
    isPublic: row.isPublic,
    circleId: row.circleId,
    circleName: card.circleName,
    createdBy: row.createdBy,
    creatorName: nameOf(card.creator),
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
    secretCount: row.secretCount,
    allowUnseen: row.allowUnseen,
    preparationDeadline: row.preparationDeadline?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    participantsCount: card.participantsCount,
    filmsCount: card.filmsCount,
    matchesCompleted: season.completed,
    totalMatches: season.matches,
    currentMatchDay: row.currentMatchDay,
    totalMatchDays: season.matchDays,
    viewerMay: whatMay(actor, row, card.isMember),
  };
}

export function presentReadiness({ readiness, autostart }: StartOutlook): Readiness {
  const { waitsFor, startsAt } = autostart;
  return {
    ...readiness,
    waitsFor,
    startsAt: startsAt === null ? null : new Date(startsAt).toISOString(),
  };
}
