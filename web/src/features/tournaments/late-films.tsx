import type { TournamentDetail } from '@girone/contract/tournaments';
import { useTranslation } from '../../i18n/use-translation.ts';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import { PartToCome } from '../../ui/loading/part-to-come.tsx';
import { useMediaQuery, widerThanPhone } from '../../ui/styling/use-media-query.ts';

/** What prints posters comes behind the words. */
const films = latePart(() => import('./films-tab.tsx'));
const topThree = latePart(() => import('./top-three.tsx'));

export const preloadFilms = films.fetchAhead;

export function LateFilmsTab({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(films, true);
  if (part !== null) return <part.FilmsTab tournament={tournament} />;
  return (
    <PartToCome
      {...late}
      level={2}
      height={320}
      loadingLabel={t('tournaments.filmsTab.loading')}
      failedTitle={t('tournaments.filmsTab.failed')}
      failedText={t('shared.failure.network')}
      retryLabel={t('shared.retry')}
    />
  );
}

/** Decoration beside the title, where there is room: where it does not arrive, nothing is missing. */
export function LateTopThree({ tournamentId }: { tournamentId: number }) {
  const hasRoom = useMediaQuery(widerThanPhone);
  const { part } = useLatePart(topThree, hasRoom);
  return hasRoom && part !== null && <part.TopThree tournamentId={tournamentId} />;
}
