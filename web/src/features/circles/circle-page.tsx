import type { Circle } from '@girone/contract/circles';
import { pages } from '@girone/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { Lock, Settings2 } from '../../ui/images/icons.ts';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { myCirclesQuery } from '../../domain/shared-queries.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { CircleFacts, VisibilityBadge } from './circle-card.tsx';
import { CircleInside } from './circle-inside.tsx';
import { CircleFailed, isGone } from './circle-missing.tsx';
import styles from './circle-page.module.css';
import { CirclePicture } from './circle-picture.tsx';
import { maySeeInside, runsCircle, type Viewer } from './circle-rights.ts';
import { manageAddress } from './circles-address.ts';
import { circleQuery, membersQuery } from './circles.queries.ts';
import { CircleInvite } from './circle-invite.tsx';
import { preloadRequests } from './lazy-dialogs.tsx';
import { LeaveCircle } from './leave-circle.tsx';
import { RoleBadge } from './role-badge.tsx';
import { useLiveCircles } from './use-refresh-circles.ts';
import { JoinActions } from './join-actions.tsx';

interface CirclePageProps {
  circleId: number;
  viewer: Viewer;
  /** What the circle talks about; drawn for whoever may see inside. */
  discussion: ReactNode;
  /** What there is for the viewer to do; drawn for members who do not run it. */
  wishes?: ReactNode;
  /** How far its next championship is; drawn for whoever runs the circle. */
  organiser?: ReactNode;
}

export function CirclePage(props: CirclePageProps) {
  const { circleId, viewer, discussion, wishes, organiser } = props;
  const { t } = useTranslation();
  const query = useQuery(circleQuery(circleId));
  const { data: circle, error } = query;
  useLiveCircles();
  useDocumentTitle(circle?.name ?? t('pages.title.circle'));
  useEffect(() => preloadRequests(), []);

  if (error !== null && (circle === undefined || isGone(error))) {
    return <CircleFailed query={query} />;
  }
  if (circle === undefined) {
    return (
      <Page>
        <SkeletonList label={t('circles.loading')} count={2}>
          <Skeleton shape="block" height={220} />
        </SkeletonList>
      </Page>
    );
  }
  const isOpen = maySeeInside(circle, viewer);
  return (
    <Page>
      <CircleHead circle={circle} viewer={viewer} isOpen={isOpen} />
      {circle.viewerRole === 'member' && wishes}
      {runsCircle(circle.viewerRole) && organiser}
      {isOpen ? (
        <CircleInside
          circleId={circleId}
          mayCreate={circle.viewerRole !== null}
          discussion={
            circle.viewerRole !== null || viewer.isAdmin ? (
              discussion
            ) : (
              <EmptyState compact title={t('circles.page.talkTitle')}>
                {t('circles.page.talkText')}
              </EmptyState>
            )
          }
        />
      ) : (
        <Banner kind="tip" icon={<Lock {...buttonIcon} />} title={t('circles.page.closedTitle')}>
          {t('circles.page.closedText')}
        </Banner>
      )}
    </Page>
  );
}

interface CircleHeadProps {
  circle: Circle;
  viewer: Viewer;
  isOpen: boolean;
}

function CircleHead({ circle, viewer, isOpen }: CircleHeadProps) {
  const { t } = useTranslation();
  const { id, name, description, viewerRole, coverImagePath } = circle;
  const { data: members } = useQuery({ ...membersQuery(id), enabled: isOpen });
  const { data: mine } = useQuery({ ...myCirclesQuery, enabled: viewerRole === null });
  const isFull = mine !== undefined && mine.active >= mine.max;
  const mayInvite = runsCircle(viewerRole);
  const mayManage = mayInvite || viewer.isAdmin;
  return (
    <div className={styles.head}>
      <div className={joinClasses(styles.picture, coverImagePath !== null && styles.cover)}>
        <CirclePicture circle={circle} members={isOpen ? members : undefined} width={960} />
      </div>
      <PageHead
        back={{ href: pages.circles, label: t('circles.page.back') }}
        badges={
          <>
            <VisibilityBadge isPublic={circle.isPublic} />
            <RoleBadge circle={circle} viewerId={viewer.id} />
          </>
        }
        title={name}
        lead={description ?? undefined}
        meta={
          <div className={styles.meta}>
            <CircleFacts circle={circle} hasCount={coverImagePath !== null || !isOpen} />
            <div className={styles.actions}>
              {mayInvite && (
                <CircleInvite circleId={id} name={name} isNew={circle.memberCount === 1} />
              )}
              {viewerRole === null && <JoinActions circle={circle} isFull={isFull} isMain />}
              {mayManage && (
                <ButtonLink
                  href={manageAddress(id)}
                  variant="secondary"
                  icon={<Settings2 {...buttonIcon} />}
                >
                  {t('circles.mine.manage')}
                </ButtonLink>
              )}
              {viewerRole !== null && (
                <LeaveCircle circle={circle} isOwner={circle.ownerId === viewer.id} />
              )}
            </div>
          </div>
        }
      />
    </div>
  );
}
