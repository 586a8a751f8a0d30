import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { CircleClosed, CircleFailed, isGone } from './circle-missing.tsx';
import { rightsOf, runsCircle, type Viewer } from './circle-rights.ts';
import { circleQuery, joinRequestsQuery, userRoleQuery } from './circles.queries.ts';
import { ManageView } from './manage-view.tsx';
import { useLiveCircles } from './use-refresh-circles.ts';

interface ManagePageProps {
  circleId: number;
  viewer: Viewer;
  /** What members reported, for those who run the circle. */
  reports?: ReactNode;
}

/** Opens for the owner, admins and moderators of the circle, and for admins of the site. */
export function ManagePage({ circleId, viewer, reports }: ManagePageProps) {
  const { t } = useTranslation();
  const circle = useQuery(circleQuery(circleId));
  const viewerRole = useQuery(userRoleQuery(circleId));
  // They stand above the rest, and would push it down when they come later.
  const requests = useQuery({
    ...joinRequestsQuery(circleId),
    enabled: viewer.isAdmin || runsCircle(viewerRole.data?.role ?? null),
  });
  useLiveCircles();
  useDocumentTitle(
    circle.data === undefined
      ? t('pages.title.circleManage')
      : t('circles.manage.title', { name: circle.data.name }),
  );

  const error = circle.error ?? viewerRole.error;
  const hasArrived = circle.data !== undefined && viewerRole.data !== undefined;
  if (error !== null && (!hasArrived || isGone(error))) {
    return (
      <CircleFailed
        query={{
          error,
          refetch: () => Promise.all([circle.refetch(), viewerRole.refetch()]),
        }}
      />
    );
  }
  const isAwaited = requests.isLoading && requests.failureCount === 0;
  if (circle.data === undefined || viewerRole.data === undefined || isAwaited) {
    return (
      <Page>
        <SkeletonList label={t('circles.loading')} count={3}>
          <Skeleton shape="block" height={120} />
        </SkeletonList>
      </Page>
    );
  }
  const { role } = viewerRole.data;
  const isOwner = circle.data.ownerId === viewer.id;
  if (!runsCircle(role) && !isOwner && !viewer.isAdmin) return <CircleClosed />;
  return (
    <ManageView
      circle={circle.data}
      rights={rightsOf(circle.data, viewer, role)}
      reports={reports}
    />
  );
}
