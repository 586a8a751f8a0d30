import type { TournamentDetail } from '@girone/contract/tournaments';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { latePart, useLatePart } from '../../ui/late-part.ts';
import { Skeleton, SkeletonList } from '../../ui/skeleton.tsx';

/** What prints posters comes behind the words. */
const films = latePart(() => import('./films-tab.tsx'));
const topThree = latePart(() => import('./top-three.tsx'));

export const preloadFilms = films.fetch;

export function LateFilmsTab({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation();
  const { part, hasFailed, retry } = useLatePart(films, true);
  if (part !== null) return <part.FilmsTab tournament={tournament} />;
  if (hasFailed) {
    return (
      <ErrorState
        level={2}
        title={t('tournaments.filmsTab.failed')}
        actions={
          <Button variant="secondary" onClick={retry}>
            {t('tournaments.retry')}
          </Button>
        }
      >
        {t('tournaments.failure.network')}
      </ErrorState>
    );
  }
  return (
    <SkeletonList label={t('tournaments.filmsTab.loading')} count={1}>
      <Skeleton shape="block" height={320} />
    </SkeletonList>
  );
}

/** Decoration beside the title: where it does not arrive, nothing is missing. */
export function LateTopThree({ tournamentId }: { tournamentId: number }) {
  const { part } = useLatePart(topThree, true);
  return part === null ? null : <part.TopThree tournamentId={tournamentId} />;
}
