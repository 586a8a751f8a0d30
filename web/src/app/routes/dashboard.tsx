import { pages } from '@girone/contract/pages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnconfirmedEmail } from '../../features/auth/unconfirmed-email.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { currentFormat } from '../../lib/format.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Page } from '../../ui/page.tsx';
import { CircleTarget, Pitch, PosterFan } from './dashboard-decorations.tsx';
import { Door } from './dashboard-door.tsx';
import styles from './dashboard.module.css';

const noon = 12;
const evening = 18;

export function DashboardPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const format = currentFormat();
  const [now] = useState(() => new Date());
  useDocumentTitle(t('pages.title.dashboard'));
  if (user === null) return null;
  return (
    <Page>
      <PageHead
        title={t(`dashboard.greeting.${partOfDay(now)}`, {
          name: user.firstName ?? user.username,
        })}
        lead={t('dashboard.lead')}
      />
      {!user.isEmailVerified && (
        <div className={styles.notice}>
          <UnconfirmedEmail email={user.email} />
        </div>
      )}
      <div className={styles.doors}>
        <Door
          tone="circles"
          href={pages.circles}
          title={t('navigation.circles')}
          text={t('dashboard.circles')}
        >
          <CircleTarget />
        </Door>
        <Door
          tone="tournaments"
          href={pages.tournaments}
          title={t('navigation.tournaments')}
          text={t('dashboard.tournaments')}
        >
          <Pitch />
        </Door>
        <Door
          tone="films"
          href={pages.films}
          title={t('navigation.films')}
          text={t('dashboard.films', {
            uploaded: format.number(user.filmsUploaded),
            allowed: format.number(user.maxFilmsAllowed),
          })}
        >
          <PosterFan />
        </Door>
      </div>
    </Page>
  );
}

function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  if (now.getHours() < noon) return 'morning';
  return now.getHours() < evening ? 'afternoon' : 'evening';
}
