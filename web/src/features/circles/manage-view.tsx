import type { Circle } from '@girone/contract/circles';
import { pages } from '@girone/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { Activity, Settings2, ShieldCheck, Trophy, UsersRound } from '../../ui/images/icons.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { circleAddress } from '../../domain/circle/circle-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Stats } from '../../ui/layout/stats.tsx';
import { runsCircle, type Rights } from './circle-rights.ts';
import { circleTournamentsQuery } from './circles.queries.ts';
import { buttonIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import { ExclusionPanel } from './exclusion-panel.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { LazyEditCircle, preloadSettings } from './lazy-dialogs.tsx';
import styles from './manage-view.module.css';
import { MemberPanel } from './member-panel.tsx';
import { OwnershipCard } from './ownership-card.tsx';
import { RequestPanel } from './request-panel.tsx';
import { TournamentPanel } from './tournament-panel.tsx';

interface ManageViewProps {
  circle: Circle;
  rights: Rights;
  reports?: ReactNode;
}

/** What a viewer may not do is not offered. */
export function ManageView({ circle, rights, reports }: ManageViewProps) {
  const { t } = useTranslation();
  const [isEditing, setIsEditing] = useState(false);
  const { id, name, description } = circle;
  const { role, viewerId, disposes, isSiteAdmin } = rights;
  const isRunning = runsCircle(role);
  const maySetUp = role === 'admin';
  useEffect(() => {
    if (maySetUp) preloadSettings();
  }, [maySetUp]);

  return (
    <Page>
      <PageHead
        back={{ href: pages.circles, label: t('circles.manage.back') }}
        title={t('circles.manage.title', { name })}
        lead={description ?? undefined}
        actions={
          <>
            <ButtonLink href={circleAddress(id)} variant="ghost">
              {t('circles.manage.open')}
            </ButtonLink>
            {maySetUp && (
              <Button
                variant="secondary"
                icon={<Settings2 {...buttonIcon} />}
                onClick={() => setIsEditing(true)}
              >
                {t('circles.manage.settings')}
              </Button>
            )}
          </>
        }
      />
      {isSiteAdmin && (
        <p className={styles.siteAdmin}>
          <ShieldCheck {...textIcon} />
          {t('circles.manage.siteAdmin')}
        </p>
      )}
      <Counters circle={circle} />
      {isRunning && (
        <div className={styles.requests}>
          <RequestPanel circleId={id} />
        </div>
      )}
      {isRunning && <div className={styles.requests}>{reports}</div>}
      <Grid columns={2} className={styles.columns}>
        <MemberPanel circleId={id} rights={rights} />
        <Stack gap={6}>
          <TournamentPanel circleId={id} />
          {isRunning && <InvitePanel circleId={id} />}
          {isRunning && <ExclusionPanel circleId={id} />}
          {disposes && <OwnershipCard circle={circle} viewerId={viewerId} />}
        </Stack>
      </Grid>
      {isEditing && <LazyEditCircle circle={circle} onClose={() => setIsEditing(false)} />}
    </Page>
  );
}

const statIcon = { size: 24, strokeWidth: 1.75 } as const;

function Counters({ circle }: { circle: Circle }) {
  const { t } = useTranslation();
  const { data: tournaments } = useQuery(circleTournamentsQuery(circle.id));
  const format = currentFormat();
  const active = tournaments?.filter(({ status }) => status === 'active').length;
  return (
    <Stats
      boxed
      className={styles.counters}
      items={[
        {
          key: 'members',
          label: t('circles.manage.membersCount'),
          value: format.number(circle.memberCount),
          icon: <UsersRound {...statIcon} />,
        },
        {
          key: 'championships',
          label: t('circles.manage.championshipsCount'),
          value: tournaments === undefined ? unknown : format.number(tournaments.length),
          icon: <Trophy {...statIcon} />,
        },
        {
          key: 'active',
          label: t('circles.manage.activeCount'),
          value: active === undefined ? unknown : format.number(active),
          tone: active === undefined || active === 0 ? undefined : 'live',
          icon: <Activity {...statIcon} />,
        },
      ]}
    />
  );
}

/** A figure that has not arrived. */
const unknown = '–';
