import { useTranslation } from '../../i18n/use-translation.ts';
import { momentOf } from '../../lib/text/moment-of.ts';

/** 'at 21:16', and on which day where that is not today. */
export function useMomentText(): (instant: number) => string {
  const { t } = useTranslation();
  return (instant) => {
    const { time, day, isToday } = momentOf(instant);
    return t(isToday ? 'keptVotes.at' : 'keptVotes.on', { day, time });
  };
}
