import type { Circle } from '@girone/contract/circles';
import { useQuery } from '@tanstack/react-query';
import { Plus, Settings2 } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ApiResponse } from '../../lib/api/api-client.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { myCirclesQuery } from '../../domain/shared-queries.ts';
import { circleAddress } from '../../domain/circle/circle-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { EmptyRings } from '../../ui/feedback/rings.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Slots } from '../../domain/season/slots.tsx';
import { CircleCard } from './circle-card.tsx';
import { CircleGridSkeleton } from './circle-grid-skeleton.tsx';
import { runsCircle } from './circle-rights.ts';
import { manageAddress } from './circles-address.ts';
import { membersQuery } from './circles.queries.ts';
import { LeaveCircle } from './leave-circle.tsx';
import styles from './my-circles.module.css';
import { RoleBadge } from './role-badge.tsx';

type MyCirclesAnswer = ApiResponse<'GET /api/circles/my'>;

interface MyCirclesProps {
  viewerId: number;
  onCreate: () => void;
}

/** The circles of the viewer, and the places that are left. */
export function MyCircles({ viewerId, onCreate }: MyCirclesProps) {
  const { t } = useTranslation();
  const query = useQuery(myCirclesQuery);
  const { data, error } = query;
  return (
    <section aria-labelledby="my-circles" className={styles.section}>
      <SectionHead id="my-circles" title={t('circles.mine.title')}>
        {data !== undefined && <Places {...data} />}
      </SectionHead>
      {data === undefined && error === null && (
        <CircleGridSkeleton label={t('circles.loading')} count={3} />
      )}
      {data === undefined && error !== null && (
        <LoadFailure title={t('circles.mine.failed')} query={query} />
      )}
      {data?.circles.length === 0 && (
        <Card dashed>
          <EmptyState title={t('circles.mine.emptyTitle')}>
            {t('circles.mine.emptyText')}
          </EmptyState>
        </Card>
      )}
      {data !== undefined && data.circles.length > 0 && (
        <Grid as="ul" columns={3} aria-label={t('circles.mine.title')}>
          {data.circles.map((circle) => (
            <MyCircleCard key={circle.id} circle={circle} viewerId={viewerId} />
          ))}
          {data.active < data.max && (
            <FreeSlot count={data.max - data.active} onCreate={onCreate} />
          )}
        </Grid>
      )}
    </section>
  );
}

function Places({ active, max }: MyCirclesAnswer) {
  const { t } = useTranslation();
  const free = Math.max(0, max - active);
  return (
    <>
      <Slots used={active} total={max} label={t('circles.mine.slots', { count: active, max })} />
      <span className={styles.free}>
        {free === 0 ? t('circles.mine.noneFree') : t('circles.mine.free', { count: free })}
      </span>
    </>
  );
}

function MyCircleCard({ circle, viewerId }: { circle: Circle; viewerId: number }) {
  const { t } = useTranslation();
  const { id, name, coverImagePath } = circle;
  // Only the ring needs to know who is in.
  const { data: members } = useQuery({ ...membersQuery(id), enabled: coverImagePath === null });
  const isRunning = runsCircle(circle.viewerRole);
  return (
    <CircleCard
      circle={circle}
      members={members}
      badge={<RoleBadge circle={circle} viewerId={viewerId} />}
    >
      {isRunning && (
        <ButtonLink
          href={manageAddress(id)}
          variant="secondary"
          icon={<Settings2 {...buttonIcon} />}
          aria-label={t('circles.mine.manageNamed', { name })}
        >
          {t('circles.mine.manage')}
        </ButtonLink>
      )}
      <ButtonLink
        href={circleAddress(id)}
        variant={isRunning ? 'ghost' : 'secondary'}
        aria-label={t('circles.mine.openNamed', { name })}
      >
        {t('circles.mine.open')}
      </ButtonLink>
      <LeaveCircle circle={circle} isOwner={circle.ownerId === viewerId} />
    </CircleCard>
  );
}

function FreeSlot({ count, onCreate }: { count: number; onCreate: () => void }) {
  const { t } = useTranslation();
  return (
    <Card as="li" dashed className={styles.slot}>
      <EmptyRings />
      <h3>{t('circles.mine.slotTitle', { count })}</h3>
      <p className={styles.slotText}>{t('circles.mine.slotText')}</p>
      <Button variant="secondary" icon={<Plus {...buttonIcon} />} onClick={onCreate}>
        {t('circles.create')}
      </Button>
    </Card>
  );
}
