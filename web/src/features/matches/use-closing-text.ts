import { useTranslation } from '../../i18n/use-translation.ts';
import { closesIn } from './match-time.ts';

/** 'Chiude tra 26 h'; nothing where only votes or a hand close the day. */
export function useClosingText(): (end: string | null, now: number) => string | null {
  const { t } = useTranslation();
  return (end, now) => {
    if (end === null) return null;
    const left = closesIn(end, now);
    switch (left.unit) {
      case 'days':
        return t('matches.closes.days', { count: left.count });
      case 'hours':
        return t('matches.closes.hours', { count: left.count });
      case 'minutes':
        return t('matches.closes.minutes', { count: left.count });
      case 'now':
        return t('matches.closes.now');
    }
  };
}
