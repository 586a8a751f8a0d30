import { defaults, leastOpenHours, limits, matchDayFrequencies } from '@girone/contract/rules';
import type { CreateTournamentBody, Tournament } from '@girone/contract/tournaments';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import type { Ceilings } from './tournament-checks.ts';

export type TournamentForm = ReturnType<typeof useTournamentForm>;

interface TournamentFormOptions {
  tournament?: Tournament | undefined;
  /** The circle that a new one starts with. */
  circle?: number | null;
  /** A championship whose settings a new one starts with. */
  like?: Tournament | undefined;
  circles: readonly Ceilings[];
  fallback: string;
  send: (body: CreateTournamentBody) => Promise<void>;
}

/** The settings of a championship: as a new one starts, or as they are now. */
export function useTournamentForm(options: TournamentFormOptions) {
  const { tournament, like, circle = null, circles, fallback, send } = options;
  const deadline = tournament?.preparationDeadline ?? null;
  const model = tournament ?? like;
  const chosenCircle = circles.find(({ id }) => id === (model?.circleId ?? circle));
  const { maxFilms, requiredFilmsPerUser } = like ?? defaults.tournament;
  return useContractForm({
    loadCheck: async () => {
      const { tournamentCheck } = await import('./tournament-checks.ts');
      return tournamentCheck({ circles, deadline });
    },
    defaultValues: {
      name: tournament?.name ?? (like === undefined ? '' : nextName(like.name)),
      description: model?.description ?? undefined,
      circleId: model?.circleId ?? chosenCircle?.id ?? null,
      maxFilms: tournament?.maxFilms ?? Math.min(maxFilms, chosenCircle?.maxFilms ?? maxFilms),
      requiredFilmsPerUser:
        tournament?.requiredFilmsPerUser ??
        Math.min(requiredFilmsPerUser, chosenCircle?.maxFilmsPerUser ?? requiredFilmsPerUser),
      matchDayFrequencyHours: frequencyOf(model),
      advanceOnAllCircleVotes: model?.advanceOnAllCircleVotes ?? true,
      timeoutAdvanceEnabled: model?.timeoutAdvanceEnabled ?? true,
      minOpenHours: leastOpenHours.find((hours) => hours === model?.minOpenHours) ?? 0,
      secretCount: model?.secretCount ?? false,
      reveal: model?.reveal ?? { mode: 'off' },
      allowUnseen: model?.allowUnseen ?? false,
      preparationDeadline: deadline ?? undefined,
      draft: false,
    },
    refusedFields: { limit_below_use: 'maxFilms' },
    fallback,
    send,
  });
}

/** "Coppa del Po" is followed by "Coppa del Po 2", and that by "Coppa del Po 3". */
export function nextName(name: string): string {
  const [, title = name, number = '1'] = /^(.*\S)\s+(\d{1,3})$/.exec(name) ?? [];
  const next = ` ${Number(number) + 1}`;
  return `${title.slice(0, limits.tournamentName.max - next.length)}${next}`;
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
