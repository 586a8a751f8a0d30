import { useTranslation } from '../../i18n/use-translation.ts';

/** How many places a film has gone up or down in a table. */
export function useMovementText(): (places: number) => string {
  const { t } = useTranslation();
  return (places) => {
    if (places === 0) return t('shared.movement.same');
    const count = Math.abs(places);
    return places > 0 ? t('shared.movement.up', { count }) : t('shared.movement.down', { count });
  };
}
