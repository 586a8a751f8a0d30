import type { Dashboard } from '@girone/contract/dashboard';
import { pages } from '@girone/contract/pages';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { UnconfirmedEmail } from '../../features/auth/unconfirmed-email.tsx';
import { MatchesSkeleton } from '../../features/matches/matches-skeleton.tsx';
import { useAllMatchEvents } from '../../features/matches/use-all-match-events.ts';
import { useSession } from '../../features/session/use-session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { currentFormat } from '../../lib/format.ts';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { dashboardQuery } from '../../lib/shared-queries.ts';
import { useDrawnLater } from '../../lib/use-drawn-later.ts';
import { Split, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CircleTarget, Pitch, PosterFan } from './dashboard-decorations.tsx';
import { Door } from './dashboard-door.tsx';
import { LateInstallPrompt } from './dashboard-install.tsx';
import { RequestsCard, SeasonCard } from './dashboard-rail.tsx';
import { Waiting } from './dashboard-waiting.tsx';
import styles from './dashboard.module.css';
import { LateLatestPosts } from './late-posts.tsx';

const noon = 12;
const evening = 18;

export function DashboardPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const format = currentFormat();
  const [now] = useState(() => new Date());
  const dashboard = useQuery(dashboardQuery);
  const facts = dashboard.data;
  useAllMatchEvents(dashboardQuery.queryKey);
  useDocumentTitle(t('pages.title.dashboard'));
  if (user === null) return null;
  return (
    <Page>
      <PageHead
        title={t(`dashboard.greeting.${partOfDay(now)}`, {
          name: user.firstName ?? user.username,
        })}
        lead={<Lead dashboard={dashboard} />}
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
            uploaded: format.number(user.filmsUploaded),
            allowed: format.number(user.maxFilmsAllowed),
          })}
        >
          <PosterFan />
        </Door>
      </div>
      <LateInstallPrompt />
      <div className={styles.below}>
        <Below dashboard={dashboard} />
      </div>
    </Page>
  );
}

/** What to do next: votes first, then how things stand. */
function Below({ dashboard }: { dashboard: UseQueryResult<Dashboard> }) {
  const { t } = useTranslation();
  const { data, error } = dashboard;
  const isDrawn = useDrawnLater(data !== undefined);
  if (data === undefined && error !== null) {
    return <LoadFailure level={2} title={t('dashboard.failed')} query={dashboard} />;
  }
  if (data === undefined || !isDrawn) return <MatchesSkeleton places={3} />;
  const { waiting, season, joinRequests } = data;
  return (
    <Split>
      <Waiting waiting={waiting} />
      <Stack gap={5}>
        {joinRequests.length > 0 && <RequestsCard requests={joinRequests} />}
        {season !== null && <SeasonCard season={season} />}
        <LateLatestPosts />
      </Stack>
    </Split>
  );
}

/** The one fact that matters: what waits, and until when. */
function Lead({ dashboard }: { dashboard: UseQueryResult<Dashboard> }) {
  const { t } = useTranslation();
  const { data, error } = dashboard;
  if (data === undefined) {
    return error === null && <Skeleton width="min(34ch, 100%)" className={styles.leadToCome} />;
  }
  const { waiting, nextClose } = data;
  if (waiting.count === 0 && nextClose === null) return t('dashboard.lead');
  const votes = t('dashboard.votes', { count: waiting.count });
  if (nextClose === null) return votes;
  const { matchDay: day, closesAt } = nextClose;
  return `${votes} ${t('dashboard.closes', { day, time: currentFormat().dateTime(closesAt) })}`;
}

function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  if (now.getHours() < noon) return 'morning';
  return now.getHours() < evening ? 'afternoon' : 'evening';
}
