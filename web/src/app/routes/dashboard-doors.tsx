import type { CurrentUser } from '@girone/contract/auth';
import type { Dashboard } from '@girone/contract/dashboard';
import { pages } from '@girone/contract/pages';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { CircleTarget, Pitch, PosterFan } from './dashboard-decorations.tsx';
import { Door } from './dashboard-door.tsx';
import styles from './dashboard.module.css';

interface DoorsProps {
  user: Pick<CurrentUser, 'filmsUploaded' | 'maxFilmsAllowed'>;
  facts: Dashboard | undefined;
}

/** The three ways into the product. */
export function Doors({ user, facts }: DoorsProps) {
  const { t } = useTranslation();
  const format = currentFormat();
  return (
    <div className={styles.doors}>
      <Door
        tone="circles"
        href={pages.circles}
        title={t('navigation.circles')}
        text={
          facts && facts.circles.count > 0
            ? t('dashboard.circlesOf', facts.circles)
            : t('dashboard.circles')
        }
      >
        <CircleTarget />
      </Door>
      <Door
        tone="tournaments"
        href={pages.tournaments}
        title={t('navigation.tournaments')}
        text={
          facts && facts.tournaments.active + facts.tournaments.gettingReady > 0
            ? t('dashboard.tournamentsOf', facts.tournaments)
            : t('dashboard.tournaments')
        }
      >
        <Pitch />
      </Door>
      <Door
        tone="films"
        href={pages.films}
        title={t('navigation.films')}
        text={t('dashboard.films', {
          uploaded: format.number(facts?.films.count ?? user.filmsUploaded),
          allowed: format.number(facts?.films.max ?? user.maxFilmsAllowed),
        })}
      >
        <PosterFan />
      </Door>
    </div>
  );
}
