import { defaults, matchDayFrequencies } from '@girone/contract/rules';
import type { CreateTournamentBody, Tournament } from '@girone/contract/tournaments';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation();
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
    sentences: { fallback, network: t('tournaments.failure.network') },
    send,
  });
}

function frequencyOf(tournament: Tournament | undefined) {
  return (
    matchDayFrequencies.find((hours) => hours === tournament?.matchDayFrequencyHours) ??
    defaults.tournament.matchDayFrequencyHours
  );
}

/** What nobody typed is not sent at all. */
export const leftOut = {
  setValueAs: (value: unknown) =>
    typeof value === 'string' && value.trim() === '' ? undefined : value,
};

/** Nothing typed is no number, and told to be wrong. */
export const wholeNumber = {
  setValueAs(value: string | number | undefined) {
    const text = String(value ?? '').trim();
    return text === '' ? Number.NaN : Number(text);
  },
};

/** No circle: open to everybody. */
export const circleChoice = {
  setValueAs: (value: string | number | null | undefined) =>
    value === '' || value === null || value === undefined ? null : Number(value),
};
