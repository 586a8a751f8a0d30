import { measureSeason } from '@girone/contract/rules';
import { useTranslation } from '../../i18n/use-translation.ts';

interface SeasonMeaningProps {
  films: number;
  matchDayFrequencyHours: number;
}

/** What a start means: how many matches and days, and that the list is fixed. */
export function SeasonMeaning({ films, matchDayFrequencyHours }: SeasonMeaningProps) {
  const { t } = useTranslation();
  const { matches, matchDays, days } = measureSeason(films, matchDayFrequencyHours);
  return (
    <>
      <p>{t('tournaments.start.films', { count: films, matches, matchDays })}</p>
      <p>{t('tournaments.start.days', { count: days })}</p>
      <p>{t('tournaments.start.frozen')}</p>
    </>
  );
}
