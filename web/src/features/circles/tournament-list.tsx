import type { CircleTournament } from '@girone/contract/circles';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChampionsLine } from '../../domain/season/champions-line.tsx';
import { currentFormat } from '../../lib/text/format.ts';
import { StatusBadge } from '../../domain/season/status-badge.tsx';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { MetaList } from '../../ui/layout/meta-list.tsx';
import { CardDescription } from '../../ui/layout/named-card.tsx';
import styles from './tournament-list.module.css';

/** The championships of a circle, inside a card. */
export function TournamentList({ tournaments }: { tournaments: readonly CircleTournament[] }) {
  return (
    <ul>
      {tournaments.map((tournament) => (
        <TournamentItem key={tournament.id} tournament={tournament} />
      ))}
    </ul>
  );
}

function TournamentItem({ tournament }: { tournament: CircleTournament }) {
  const { t } = useTranslation();
  const { id, name, description, requiredFilmsPerUser, maxFilms } = tournament;
  const created = {
    name: tournament.creatorName || t('shared.deletedUser'),
    date: currentFormat().date(tournament.createdAt),
  };
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <h3 className={styles.name}>{name}</h3>
        <StatusBadge {...tournament} />
      </div>
      <ChampionsLine champions={tournament.champions} />
      {description !== null && <CardDescription>{description}</CardDescription>}
      <MetaList
        items={[
          { key: 'required', text: t('circles.manage.required', { count: requiredFilmsPerUser }) },
          { key: 'most', text: t('circles.manage.maxFilms', { count: maxFilms }) },
        ]}
      />
      <div className={styles.line}>
        <span className={styles.created}>{t('circles.manage.createdBy', created)}</span>
        <ButtonLink
          href={tournamentAddress(id)}
          variant="secondary"
          size="small"
          aria-label={t('circles.manage.enterNamed', { name })}
        >
          {t('circles.manage.enter')}
        </ButtonLink>
      </div>
    </li>
  );
}
