import type { Tournament } from '@girone/contract/tournaments';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChampionsLine } from '../../domain/season/champions-line.tsx';
import { StatusBadge } from '../../domain/season/status-badge.tsx';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CardDescription, CardName } from '../../ui/layout/named-card.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { FilmStrip } from './film-strip.tsx';
import { ForceStart } from './force-start.tsx';
import { OpenDraft } from './open-draft.tsx';
import { OrganizedByYou } from './organized-by-you.tsx';
import styles from './tournament-card.module.css';
import { CardFacts } from './tournament-facts.tsx';
import { useIsNearViewport } from '../../lib/loading/use-is-near-viewport.ts';

/** What another feature adds to a card. */
export type DrawOnCard = (tournament: Tournament) => ReactNode;

interface TournamentCardProps {
  tournament: Tournament;
  /** What is said about it; drawn when the card comes near the window. */
  drawComments?: DrawOnCard | undefined;
}

/** One championship among others. */
export function TournamentCard({ tournament, drawComments }: TournamentCardProps) {
  const { t } = useTranslation();
  const { ref, isNear } = useIsNearViewport();
  const { id, name, description, viewerMay, matchesCompleted, totalMatches } = tournament;
  return (
    <Card as="li" flush className={styles.card}>
      <FilmStrip tournamentId={id} filmsCount={tournament.filmsCount} />
      <div className={styles.body}>
        <div className={styles.badges}>
          <StatusBadge status={tournament.status} cancelledAt={tournament.cancelledAt} />
          {tournament.viewerIsCreator && <OrganizedByYou />}
        </div>
        <CardName href={tournamentAddress(id)}>{name}</CardName>
        <ChampionsLine champions={tournament.champions} />
        {description !== null && <CardDescription>{description}</CardDescription>}
        <CardFacts tournament={tournament} />
        <div className={styles.foot}>
          <ProgressBar
            label={t('tournaments.facts.matches')}
            value={matchesCompleted}
            max={totalMatches}
            text={`${matchesCompleted}/${totalMatches}`}
          />
          <div className={styles.actions}>
            <ButtonLink
              href={tournamentAddress(id)}
              variant="secondary"
              aria-label={t('tournaments.viewNamed', { name })}
            >
              {t('tournaments.view')}
            </ButtonLink>
            {viewerMay.open && <OpenDraft isNamed tournament={tournament} />}
            {viewerMay.forceStart && <ForceStart isNamed tournament={tournament} />}
          </div>
        </div>
        {drawComments !== undefined && (
          <div ref={ref} className={styles.comments}>
            {isNear && drawComments(tournament)}
          </div>
        )}
      </div>
    </Card>
  );
}
