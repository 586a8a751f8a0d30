import type { Season } from '@girone/contract/leaderboard';
import { pages } from '@girone/contract/pages';
import {
  CalendarCheck,
  Clapperboard,
  DoorOpen,
  EyeOff,
  Globe,
  Lock,
  Swords,
  UsersRound,
} from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { isPlayedOut } from '../../domain/season/season-state.ts';
import { StatusBadge } from '../../domain/season/status-badge.tsx';
import { stageAddress, tournamentAddress } from '../../domain/season/tournament-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { buttonIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { MetaList } from '../../ui/layout/meta-list.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { seasonTabs, useSeasonTab, type SeasonTab } from './leaderboard-address.ts';
import styles from './season-page.module.css';

interface SeasonPageProps {
  season: Season;
  isSignedIn: boolean;
  /** The way to pass it on. */
  share?: ReactNode;
  /** Who has won; shown where the championship was played to its end. */
  champion?: ReactNode;
  /** What other features show of it. */
  contents: Readonly<Record<SeasonTab, ReactNode>>;
}

/** A championship for whoever only looks. */
export function SeasonPage({ season, isSignedIn, share, champion, contents }: SeasonPageProps) {
  const { t } = useTranslation();
  const { id, name, description } = season;
  const { tab, choose } = useSeasonTab(id);
  useDocumentTitle(name);
  return (
    <Page>
      <div className={styles.head}>
        <PageHead
          back={{ href: pages.leaderboard, label: t('leaderboard.title') }}
          badges={<StatusBadge {...season} />}
          title={name}
          lead={description ?? undefined}
          meta={<SeasonFacts season={season} />}
          actions={
            <>
              {isSignedIn && (
                <ButtonLink
                  href={tournamentAddress(id)}
                  variant="secondary"
                  icon={<DoorOpen {...buttonIcon} />}
                >
                  {t('leaderboard.season.open')}
                </ButtonLink>
              )}
              {share}
            </>
          }
        />
      </div>
      <Stack gap={6}>
        {season.heldDays > 0 && <HeldResults season={season} />}
        {isPlayedOut(season) ? champion : <Progress season={season} />}
        <Tabs
          label={t('leaderboard.season.tabs')}
          value={tab}
          onValueChange={choose}
          items={seasonTabs.map((value) => ({
            value,
            label: t(`leaderboard.season.${value}`),
            content: contents[value],
          }))}
        />
      </Stack>
    </Page>
  );
}

/** Of what is counted and not shown yet, and where it will be. */
function HeldResults({ season: { id, heldDays } }: { season: Season }) {
  const { t } = useTranslation();
  return (
    <Banner
      kind="tip"
      icon={<EyeOff {...buttonIcon} />}
      title={t('leaderboard.season.held', { count: heldDays })}
      action={
        <ButtonLink variant="secondary" href={stageAddress(id)}>
          {t('leaderboard.season.hall')}
        </ButtonLink>
      }
    >
      {t('leaderboard.season.heldText')}
    </Banner>
  );
}

function SeasonFacts({ season }: { season: Season }) {
  const { t } = useTranslation();
  const { isPublic, circleName, completedAt, cancelledAt } = season;
  const end = cancelledAt ?? completedAt;
  const dates =
    end === null
      ? t('leaderboard.season.since', { date: currentFormat().date(season.startedAt) })
      : `${currentFormat().date(season.startedAt)} – ${currentFormat().date(end)}`;
  return (
    <MetaList
      items={[
        {
          key: 'circle',
          icon: isPublic ? <Globe {...textIcon} /> : <Lock {...textIcon} />,
          text: circleName ?? t('leaderboard.season.public'),
        },
        {
          key: 'participants',
          icon: <UsersRound {...textIcon} />,
          text: t('leaderboard.card.participants', { count: season.participantsCount }),
        },
        {
          key: 'films',
          icon: <Clapperboard {...textIcon} />,
          text: t('leaderboard.season.films', { count: season.filmsCount }),
        },
        {
          key: 'matches',
          icon: <Swords {...textIcon} />,
          text: t('leaderboard.card.matches', { count: season.totalMatches }),
        },
        { key: 'dates', icon: <CalendarCheck {...textIcon} />, text: dates },
      ]}
    />
  );
}

/** How far it has come, or how far it had come when it was called off. */
function Progress({ season }: { season: Season }) {
  const { t } = useTranslation();
  const { currentMatchDay: day, totalMatchDays: total, cancelledAt } = season;
  return (
    <Card className={styles.progress}>
      <div>
        <strong className={styles.day}>{t('leaderboard.season.day', { day, total })}</strong>
        {cancelledAt !== null && (
          <p className={styles.off}>
            {t('leaderboard.season.calledOff', { date: currentFormat().longDate(cancelledAt) })}
          </p>
        )}
      </div>
      <div className={styles.bar}>
        <ProgressBar
          label={t('leaderboard.season.played')}
          value={season.matchesCompleted}
          max={season.totalMatches}
        />
      </div>
    </Card>
  );
}
