import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { LazyFallback } from '../../ui/loading/lazy-fallback.tsx';
import { useMediaQuery, widerThanPhone } from '../../ui/styling/use-media-query.ts';

/** What prints posters comes behind the words. */
export const LazyFilmsTab = lazyComponent(
  async () => (await import('./films-tab.tsx')).FilmsTab,
  function FilmsTabFallback() {
    const { t } = useTranslation();
    return (
      <LazyFallback
        level={2}
        height={320}
        loadingLabel={t('tournaments.filmsTab.loading')}
        failedTitle={t('tournaments.filmsTab.failed')}
        failedText={t('shared.failure.network')}
        retryLabel={t('pages.outdated.action')}
      />
    );
  },
);

const TopThree = lazyComponent(async () => (await import('./top-three.tsx')).TopThree);

/** Decoration beside the title, where there is room: where it does not arrive, nothing is missing. */
export function LazyTopThree({ tournamentId }: { tournamentId: number }) {
  const hasRoom = useMediaQuery(widerThanPhone);
  return hasRoom && <TopThree tournamentId={tournamentId} />;
}

export const preloadFilms = LazyFilmsTab.preloadOnInteraction;
