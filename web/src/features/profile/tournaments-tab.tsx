import { pages } from '@girone/contract/pages';
import type { Profile } from '@girone/contract/profiles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleDot, Clapperboard, Medal } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ApiResponse } from '../../lib/api/api-client.ts';
import { ChampionsLine } from '../../domain/season/champions-line.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { StatusBadge } from '../../domain/season/status-badge.tsx';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { MetaList } from '../../ui/layout/meta-list.tsx';
import { CardName } from '../../ui/layout/named-card.tsx';
import styles from './profile-tabs.module.css';
import { tournamentsOfQuery } from './profile.queries.ts';
import { TabFrame } from './tab-frame.tsx';

type ProfileTournament = ApiResponse<'GET /api/users/:username/tournaments'>[number];

/** The championships in which films of theirs stand. */
export function TournamentsTab({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const tournaments = useInfiniteQuery(tournamentsOfQuery(profile.username));
  return (
    <TabFrame
      query={tournaments}
      height={128}
      empty={{
        title: t('profile.tournaments.empty'),
        text: profile.viewerIsOwner
          ? t('profile.tournaments.emptyOwn')
          : t('profile.tournaments.emptyText'),
        action: profile.viewerIsOwner && (
          <ButtonLink href={pages.tournaments} variant="secondary">
            {t('profile.tournaments.emptyAction')}
          </ButtonLink>
        ),
      }}
    >
      {(shown) => (
        <>
          <Grid as="ul" columns={2} aria-label={t('profile.tabs.tournaments')}>
            {shown.map((tournament) => (
              <TournamentCard key={tournament.id} tournament={tournament} />
            ))}
          </Grid>
          <NextPage
            list={tournaments}
            label={t('profile.tabs.more')}
            failed={t('profile.tabs.failed')}
          />
        </>
      )}
    </TabFrame>
  );
}

function TournamentCard({ tournament }: { tournament: ProfileTournament }) {
  const { t } = useTranslation();
  const { id, name, circleName, bestPosition, filmsCount } = tournament;
  const films =
    bestPosition === null
      ? {
          key: 'films',
          icon: <Clapperboard {...textIcon} />,
          text: t('profile.tournaments.films', { count: filmsCount }),
        }
      : {
          key: 'best',
          icon: <Medal {...textIcon} />,
          text: t('profile.tournaments.best', { position: bestPosition, count: filmsCount }),
        };
  const circle = { key: 'circle', icon: <CircleDot {...textIcon} />, text: circleName };
  return (
    <Card as="li" className={styles.card}>
      <StatusBadge {...tournament} />
      <CardName href={tournamentAddress(id)} level={2} className={styles.cover}>
        {name}
      </CardName>
      <ChampionsLine champions={tournament.champions} />
      <MetaList items={circleName === null ? [films] : [circle, films]} />
    </Card>
  );
}
