import { hundredthsOf } from '../../domain/season/hundredths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

type Chance = Parameters<typeof hundredthsOf>[0];

export function useChanceText(): (chance: Chance) => string {
  const { t } = useTranslation();
  return (chance) => t('odds.percent', { value: hundredthsOf(chance) });
}
