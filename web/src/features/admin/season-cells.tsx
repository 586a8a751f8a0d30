import type { AdminTournament } from '@girone/contract/admin-seasons';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { adminAddress } from '../../lib/admin-list/list-address.ts';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import styles from './league.module.css';
import { Moment } from './moment.tsx';

interface SeasonProps {
  season: AdminTournament;
}

/** What it is called and whose it is; leads to its page. */
export function SeasonName({ season: { id, name, circleName } }: SeasonProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.words}>
      <Link href={tournamentAddress(id)} className={styles.name}>
        {name}
      </Link>
      <span className={styles.detail}>{circleName ?? t('admin.seasons.isPublic')}</span>
    </span>
  );
}

/** How many are played; leads to all of them. */
export function MatchesLink({ season }: SeasonProps) {
  const { t } = useTranslation();
  const { id, name, matchesCompleted: done, totalMatches: total } = season;
  if (total === 0) return '–';
  return (
    <TextLink
      href={adminAddress('matches', { about: id, filter: 'all' })}
      aria-label={t('admin.seasons.matchesOf', { done, total, name })}
      className={styles.played}
    >
      {`${done}/${total}`}
    </TextLink>
  );
}

/** When the open day closes by itself. */
export function DayClose({ season: { status, dayClosesAt } }: SeasonProps) {
  const { t } = useTranslation();
  if (status !== 'active') return '–';
  if (dayClosesAt === null) {
    return <span className={styles.quiet}>{t('admin.seasons.noTime')}</span>;
  }
  return <Moment time={dayClosesAt} />;
}
