import { pages } from '@girone/contract/pages';
import type { OwnTaste, SeasonTaste } from '@girone/contract/taste';
import { useQuery } from '@tanstack/react-query';
import { Lock } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { LoadedPage } from '../../lib/data-states/loaded-page.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { badgeIcon } from '../../ui/images/icon-sizes.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { MajorityCard } from './majority-card.tsx';
import { MapSection } from './map-section.tsx';
import { OrderCard } from './order-card.tsx';
import { SolitaryCard } from './solitary-card.tsx';
import { tasteQuery } from './taste.queries.ts';
import type { TasteViewer } from './taste-switch.tsx';
import styles from './taste-page.module.css';

interface TastePageProps {
  /** Absent where the address names no championship. */
  tournamentId: number | null;
  viewer: TasteViewer;
  /** What is for everybody, below what is the viewer's own. */
  forEverybody?: ReactNode;
}

/** What the viewer's own votes say of them, once a championship is over. */
export function TastePage({ tournamentId, ...props }: TastePageProps) {
  if (tournamentId === null) return <Missing />;
  return <KnownTaste key={tournamentId} tournamentId={tournamentId} {...props} />;
}

interface KnownTasteProps extends Omit<TastePageProps, 'tournamentId'> {
  tournamentId: number;
}

function KnownTaste({ tournamentId, viewer, forEverybody }: KnownTasteProps) {
  const { t } = useTranslation();
  const query = useQuery(tasteQuery(tournamentId));
  useDocumentTitle(t('taste.title'));
  return (
    <LoadedPage
      query={query}
      loading={t('taste.loading')}
      failed={t('taste.failed')}
      missing={<Missing />}
    >
      {(season) => (
        <Page>
          <PageHead
            title={t('taste.title')}
            back={{ href: tournamentAddress(season.id), label: season.name }}
            badges={
              <Badge tone="line" icon={<Lock {...badgeIcon} />}>
                {t('taste.onlyYou')}
              </Badge>
            }
            lead={season.taste === null ? undefined : <Lead taste={season.taste} />}
          />
          {season.taste === null ? (
            <NoTaste season={season} />
          ) : (
            <Stack gap={8}>
              <Own taste={season.taste} isOfCircle={season.isOfCircle} />
              <MapSection season={season} viewer={viewer} />
              {forEverybody}
            </Stack>
          )}
        </Page>
      )}
    </LoadedPage>
  );
}

function Lead({ taste }: { taste: OwnTaste }) {
  const { t } = useTranslation();
  const position = taste.order[0]?.position ?? 1;
  const last = Math.max(...taste.order.map((row) => row.position));
  if (position === 1) return t('taste.lead.champion');
  if (position === last) return t('taste.lead.last');
  return t('taste.lead.other', { position, total: taste.order.length });
}

function Own({ taste, isOfCircle }: { taste: OwnTaste; isOfCircle: boolean }) {
  return (
    <div className={styles.split}>
      <OrderCard taste={taste} isOfCircle={isOfCircle} />
      <div className={styles.aside}>
        <MajorityCard majority={taste.majority} />
        <SolitaryCard solitary={taste.solitary} />
      </div>
    </div>
  );
}

function NoTaste({ season: { id, state } }: { season: SeasonTaste }) {
  const { t } = useTranslation();
  const words = {
    running: [t('taste.running'), t('taste.runningText')],
    called_off: [t('taste.calledOff'), t('taste.calledOffText')],
    over: [t('taste.noVotes'), t('taste.noVotesText')],
  } as const;
  const [title, text] = words[state];
  return (
    <EmptyState
      level={2}
      title={title}
      actions={
        <ButtonLink variant="secondary" href={tournamentAddress(id)}>
          {t('taste.backToSeason')}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}

function Missing() {
  const { t } = useTranslation();
  useDocumentTitle(t('taste.missing'));
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('taste.missing')}
        actions={<ButtonLink href={pages.leaderboard}>{t('taste.missingAction')}</ButtonLink>}
      >
        {t('taste.missingText')}
      </EmptyState>
    </Page>
  );
}
