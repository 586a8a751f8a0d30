import { defaults, matchDayFrequencies } from '@girone/contract/rules';
import type { CreateTournamentBody, Tournament } from '@girone/contract/tournaments';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import type { Ceilings } from './tournament-checks.ts';

export type TournamentForm = ReturnType<typeof useTournamentForm>;

interface TournamentFormOptions {
  tournament?: Tournament | undefined;
  /** The circle that a new one starts with. */
  circle?: number | null;
  circles: readonly Ceilings[];
  fallback: string;
  send: (body: CreateTournamentBody) => Promise<void>;
}

/** The settings of a championship: as a new one starts, or as they are now. */
export function useTournamentForm(options: TournamentFormOptions) {
  const { tournament, circle = null, circles, fallback, send } = options;
  const deadline = tournament?.preparationDeadline ?? null;
  const chosenCircle = circles.find(({ id }) => id === (tournament?.circleId ?? circle));
  const { maxFilms, requiredFilmsPerUser } = defaults.tournament;
  return useContractForm({
    loadCheck: async () => {
      const { tournamentCheck } = await import('./tournament-checks.ts');
      return tournamentCheck({ circles, deadline });
    },
    defaultValues: {
      name: tournament?.name ?? '',
      description: tournament?.description ?? undefined,
      circleId: tournament?.circleId ?? chosenCircle?.id ?? null,
      maxFilms: tournament?.maxFilms ?? Math.min(maxFilms, chosenCircle?.maxFilms ?? maxFilms),
      requiredFilmsPerUser:
        tournament?.requiredFilmsPerUser ??
        Math.min(requiredFilmsPerUser, chosenCircle?.maxFilmsPerUser ?? requiredFilmsPerUser),
      matchDayFrequencyHours: frequencyOf(tournament),
      advanceOnAllCircleVotes: tournament?.advanceOnAllCircleVotes ?? true,
      timeoutAdvanceEnabled: tournament?.timeoutAdvanceEnabled ?? true,
      secretCount: tournament?.secretCount ?? false,
      allowUnseen: tournament?.allowUnseen ?? false,
      preparationDeadline: deadline ?? undefined,
      draft: false,
    },
    refusedFields: { limit_below_use: 'maxFilms' },
    fallback,
    send,
  });
}

function frequencyOf(tournament: Tournament | undefined) {
  return (
    matchDayFrequencies.find((hours) => hours === tournament?.matchDayFrequencyHours) ??
    defaults.tournament.matchDayFrequencyHours
  );
}

/** No circle: open to everybody. */
export const circleChoice = {
  setValueAs: (value: string | number | null | undefined) =>
    value === '' || value === null || value === undefined ? null : Number(value),
};
