import { useTranslation } from '../../i18n/use-translation.ts';
import { isFirstLeg } from './match-days.ts';

/** 'Giornata 3 (Andata)', in the viewer's language. */
export function useDayName(totalMatchDays: number): (day: number) => string {
  const { t } = useTranslation();
  return (day) =>
    isFirstLeg(day, totalMatchDays)
      ? t('matches.firstLeg', { day })
      : t('matches.returnLeg', { day });
}
