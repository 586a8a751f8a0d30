import { pages } from '@girone/contract/pages';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { ChartColumn, Clapperboard, Pencil } from '../../ui/images/icons.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isPlayedOut } from '../../domain/season/season-state.ts';
import { StatusBadge } from '../../domain/season/status-badge.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { LazyEditTournament } from './lazy-dialogs.tsx';
import { LazyTopThree } from './lazy-films.tsx';
import { OpenDraft } from './open-draft.tsx';
import { OrganizedByYou } from './organized-by-you.tsx';
import { RemoveTournament } from './remove-tournament.tsx';
import { HeaderFacts } from './tournament-facts.tsx';
import styles from './tournament-header.module.css';
import { nominationsAddress } from '../../domain/season/tournament-address.ts';

interface TournamentHeaderProps {
  tournament: TournamentDetail;
  invite?: ReactNode;
  /** The way to pass it on. */
  share: ReactNode;
  onStatistics: () => void;
}

/** What a championship is called, whose it is, and what can be done with it. */
export function TournamentHeader(props: TournamentHeaderProps) {
  const { tournament } = props;
  const { t } = useTranslation();
  const { id, name, description, status } = tournament;
  // Of one that is over, the champion below shows them.
  const hasLeaders = tournament.matchesCompleted > 0 && !isPlayedOut(tournament);
  // Never empty: nominations in setup, statistics from the start on, and a draft is its creator's.
  const tools = <HeaderTools {...props} />;
  return (
    <div className={styles.head}>
      <PageHead
        back={{ href: pages.tournaments, label: t('tournaments.back') }}
        badges={
          <>
            <StatusBadge status={status} cancelledAt={tournament.cancelledAt} />
            {tournament.viewerIsCreator && <OrganizedByYou />}
          </>
        }
        title={name}
        lead={description ?? undefined}
        meta={<HeaderFacts tournament={tournament} />}
        actions={
          hasLeaders ? (
            <div className={styles.side}>
              <div className={styles.films}>
                <LazyTopThree tournamentId={id} />
              </div>
              {tools}
            </div>
          ) : (
            tools
          )
        }
      />
    </div>
  );
}

function HeaderTools({ tournament, invite, share, onStatistics }: TournamentHeaderProps) {
  const { t } = useTranslation();
  const { id, status, viewerMay } = tournament;
  return (
    <div className={styles.tools}>
      {status === 'setup' && (
        <ButtonLink
          href={nominationsAddress(id)}
          icon={<Clapperboard {...buttonIcon} />}
          className={styles.main}
        >
          {t('tournaments.detail.nominations')}
        </ButtonLink>
      )}
      {invite}
      {tournament.startedAt !== null && (
        <Button variant="secondary" icon={<ChartColumn {...buttonIcon} />} onClick={onStatistics}>
          {t('tournaments.detail.statistics')}
        </Button>
      )}
      {status !== 'preparation' && share}
      {viewerMay.open && <OpenDraft tournament={tournament} />}
      {viewerMay.edit && <EditButton tournament={tournament} />}
      {viewerMay.delete && <RemoveTournament tournament={tournament} />}
    </div>
  );
}

function EditButton({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Pencil {...buttonIcon} />}
        onClick={() => setIsEditing(true)}
      >
        {t('tournaments.detail.edit')}
      </Button>
      {isEditing && (
        <LazyEditTournament tournament={tournament} onClose={() => setIsEditing(false)} />
      )}
    </>
  );
}
