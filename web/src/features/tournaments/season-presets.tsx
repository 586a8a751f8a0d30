import { measureSeason } from '@girone/contract/rules';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Ceilings } from './tournament-checks.ts';
import styles from './tournament-form.module.css';
import type { TournamentForm } from './use-tournament-form.ts';

/** From an evening's mood to a month and more; whoever wants something else chooses it below. */
const presets = {
  flash: { maxFilms: 4, requiredFilmsPerUser: 1, matchDayFrequencyHours: 12 },
  week: { maxFilms: 8, requiredFilmsPerUser: 2, matchDayFrequencyHours: 12 },
  season: { maxFilms: 16, requiredFilmsPerUser: 3, matchDayFrequencyHours: 24 },
} as const;
const names = ['flash', 'week', 'season'] as const;

interface SeasonPresetsProps {
  tournamentForm: TournamentForm;
  circles: readonly Ceilings[];
}

/** Whole seasons to choose from, each with how long it takes. */
export function SeasonPresets({ tournamentForm, circles }: SeasonPresetsProps) {
  const { t } = useTranslation();
  const { form } = tournamentForm;
  const [circleId, ...chosen] = form.watch([
    'circleId',
    'maxFilms',
    'requiredFilmsPerUser',
    'matchDayFrequencyHours',
  ]);
  const circle = circles.find(({ id }) => id === circleId);

  /** No more than the circle allows. */
  function settingsOf(name: (typeof names)[number]) {
    const { maxFilms, requiredFilmsPerUser, matchDayFrequencyHours } = presets[name];
    return {
      maxFilms: Math.min(maxFilms, circle?.maxFilms ?? maxFilms),
      requiredFilmsPerUser: Math.min(
        requiredFilmsPerUser,
        circle?.maxFilmsPerUser ?? requiredFilmsPerUser,
      ),
      matchDayFrequencyHours,
    };
  }

  function choose({ maxFilms, ...rest }: ReturnType<typeof settingsOf>): void {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue('maxFilms', maxFilms, options);
    form.setValue('requiredFilmsPerUser', rest.requiredFilmsPerUser, options);
    form.setValue('matchDayFrequencyHours', rest.matchDayFrequencyHours, options);
  }

  return (
    <fieldset className={styles.presets} aria-label={t('tournaments.presets.label')}>
      {names.map((name) => {
        const settings = settingsOf(name);
        const { maxFilms, requiredFilmsPerUser, matchDayFrequencyHours } = settings;
        const { days } = measureSeason(maxFilms, matchDayFrequencyHours);
        const values = [maxFilms, requiredFilmsPerUser, matchDayFrequencyHours];
        return (
          <button
            key={name}
            type="button"
            aria-pressed={values.every((value, place) => value === chosen[place])}
            className={styles.preset}
            onClick={() => choose(settings)}
          >
            <b>{t(`tournaments.presets.${name}`)}</b>
            <span>{t('tournaments.presets.films', { count: maxFilms })}</span>
            <span>{t('tournaments.presets.days', { count: days })}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
