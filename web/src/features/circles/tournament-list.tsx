import type { CircleTournament } from '@girone/contract/circles';
import { useTranslation } from 'react-i18next';
import { currentFormat } from '../../lib/format.ts';
import { tournamentAddress } from '../../lib/tournament-address.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MetaList } from '../../ui/meta-list.tsx';
import { CardDescription } from '../../ui/named-card.tsx';
import styles from './tournament-list.module.css';

const tones = {
  preparation: 'plain',
  setup: 'setup',
  active: 'active',
  completed: 'done',
} as const satisfies Record<CircleTournament['status'], BadgeTone>;

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
  const { id, name, description, status, requiredFilmsPerUser, maxFilms } = tournament;
  const created = {
    name: tournament.creatorName || t('shared.deletedUser'),
    date: currentFormat().date(tournament.createdAt),
  };
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <h3 className={styles.name}>{name}</h3>
        <Badge tone={tones[status]}>{t(`shared.status.${status}`)}</Badge>
      </div>
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
