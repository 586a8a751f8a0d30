import type { Match } from '@girone/contract/matches';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';

/** Why a result is not the one that was counted, in the words of the matches; null where it is. */
export function useCorrectionText(): (match: Match) => string | null {
  const { t } = useTranslation();
  return ({ correction }) =>
    correction === null
      ? null
      : t('matches.corrected', {
          date: currentFormat().date(correction.at),
          reason: correction.reason,
        });
}
