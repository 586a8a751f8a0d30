import type { CurrentUser } from '@girone/contract/auth';
import type { Dashboard } from '@girone/contract/dashboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { UnconfirmedEmail } from '../../features/auth/unconfirmed-email.tsx';
import { FirstStepsCard } from '../../features/first-steps/first-steps-card.tsx';
import { MatchesSkeleton } from '../../features/matches/matches-skeleton.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { dashboardQuery, forgetAnswered } from '../../domain/shared-queries.ts';
import { useDeferredRender } from '../../lib/loading/use-deferred-render.ts';
import { WhenNear } from '../../lib/loading/when-near.tsx';
import { Split, Stack } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Doors } from './dashboard-doors.tsx';
import { EndedCard } from './dashboard-ended.tsx';
import { LazyInstallPrompt } from './dashboard-install.ts';
import { Lead } from './dashboard-lead.tsx';
import { RequestsCard, SeasonCard } from './dashboard-rail.tsx';
import { Setups } from './dashboard-setups.tsx';
import { voteStateOf } from './dashboard-state.ts';
import { Others, Waiting } from './dashboard-waiting.tsx';
import styles from './dashboard.module.css';
import { hadFirstSteps, rememberFirstSteps } from './first-steps-memory.ts';
import { LazyDigestQuestion } from './lazy-digest.ts';
import { LazyLatestPosts } from './lazy-posts.tsx';
import { useDashboardEvents } from './use-dashboard-events.ts';
import { useSeenEnds } from './use-seen-ends.ts';

const noon = 12;
const evening = 18;
/** About as high as the rail, and as a row of matches with its heading. */
const railHeight = 900;
const othersHeight = 640;

export function DashboardPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [now] = useState(() => new Date());
  const queryClient = useQueryClient();
  // Before anything is drawn: only what is answered from now on is answered in its place.
  useState(() => forgetAnswered(queryClient));
  const dashboard = useQuery(dashboardQuery);
  const { data, error } = dashboard;
  const isDrawn = useDeferredRender(data !== undefined);
  const facts = isDrawn ? data : undefined;
  const isBusy = useWasBusy(facts);
  const [mayHaveSteps] = useState(() => user?.filmsUploaded === 0 || hadFirstSteps());
  useDashboardEvents();
  useDocumentTitle(t('pages.title.dashboard'));
  if (user === null) return null;
  const isLoading = data === undefined ? error === null : !isDrawn;
  return (
    <Page>
      <PageHead
        title={t(`dashboard.greeting.${partOfDay(now)}`, {
          name: user.firstName ?? user.username,
        })}
        lead={
          data === undefined ? (
            isLoading && <Skeleton width="min(34ch, 100%)" className={styles.leadToCome} />
          ) : (
            <span className={styles.lead}>
              <Lead facts={data} />
            </span>
          )
        }
      />
      {facts !== undefined && <StepsAbove facts={facts} user={user} isBusy={isBusy} />}
      {(!isLoading || !mayHaveSteps) && <Doors user={user} facts={data} />}
      <div className={styles.below}>
        {isLoading && <MatchesSkeleton places={3} />}
        {data === undefined && error !== null && (
          <>
            <Notice user={user} />
            <LoadFailure level={2} title={t('dashboard.failed')} query={dashboard} />
          </>
        )}
        {facts !== undefined && <Below facts={facts} user={user} isBusy={isBusy} />}
      </div>
    </Page>
  );
}

/**
 * Whether there are, or were on this page, votes to cast in the viewer's own championships: everything
 * else makes room for them, and stays where it is when the last one is cast.
 */
function useWasBusy(facts: Dashboard | undefined): boolean {
  const [wasBusy, setWasBusy] = useState(false);
  const isBusy = facts !== undefined && facts.waiting.matches.length > 0;
  if (isBusy && !wasBusy) setWasBusy(true);
  return wasBusy || isBusy;
}

interface PartProps {
  facts: Dashboard;
  user: CurrentUser;
  isBusy: boolean;
}

/** The first steps have the page to themselves, unless there is something to vote on. */
function StepsAbove({ facts, user, isBusy }: PartProps) {
  const { firstSteps } = facts;
  const areShown = firstSteps !== null && !firstSteps.isHidden && !isBusy;
  useEffect(() => rememberFirstSteps(areShown), [areShown]);
  return (
    areShown && (
      <div className={styles.steps}>
        <FirstStepsCard firstSteps={firstSteps} facts={facts} person={user} />
      </div>
    )
  );
}

/** What to do next: votes first, then how things stand. */
function Below({ facts, user, isBusy }: PartProps) {
  const { isNews, markSeen } = useSeenEnds();
  const { waiting, others, season, setups, joinRequests, firstSteps } = facts;
  const hasSteps = firstSteps !== null && !firstSteps.isHidden;
  const state = voteStateOf(facts);
  const moments = (
    <>
      {facts.ended.filter(isNews).map((ended) => (
        <EndedCard key={ended.id} season={ended} onSeen={() => markSeen(ended.id)} />
      ))}
      {setups.length > 0 && (
        <Setups setups={setups} hasFilms={facts.films.count > 0} isMain={!hasSteps && !isBusy} />
      )}
    </>
  );
  const publicMatches = others.matches.length > 0 && <Others others={others} isAlone={!isBusy} />;
  // On a phone it stands below all cards.
  const rail = (
    <WhenNear height={railHeight}>
      {joinRequests.length > 0 && <RequestsCard requests={joinRequests} />}
      {season !== null && <SeasonCard season={season} />}
      <LazyLatestPosts />
      <LazyInstallPrompt />
      {user.isEmailVerified && <LazyDigestQuestion />}
    </WhenNear>
  );
  if (isBusy) {
    return (
      <Split>
        <Stack gap={10}>
          <Waiting waiting={waiting} state={state} />
          {publicMatches && <WhenNear height={othersHeight}>{publicMatches}</WhenNear>}
        </Stack>
        <Stack gap={5}>
          {!user.isEmailVerified && <UnconfirmedEmail email={user.email} />}
          {moments}
          {hasSteps && <FirstStepsCard firstSteps={firstSteps} facts={facts} person={user} />}
          {rail}
        </Stack>
      </Split>
    );
  }
  return (
    <>
      <Notice user={user} />
      <Split>
        <Stack gap={6}>
          {moments}
          {publicMatches || <Waiting waiting={waiting} state={state} />}
        </Stack>
        <Stack gap={5}>{rail}</Stack>
      </Split>
    </>
  );
}

function Notice({ user }: Pick<PartProps, 'user'>) {
  return (
    !user.isEmailVerified && (
      <div className={styles.notice}>
        <UnconfirmedEmail email={user.email} />
      </div>
    )
  );
}

function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  if (now.getHours() < noon) return 'morning';
  return now.getHours() < evening ? 'afternoon' : 'evening';
}
