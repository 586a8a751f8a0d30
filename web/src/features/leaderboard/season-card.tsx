import type { Season } from '@girone/contract/leaderboard';
import { Clapperboard } from '../../ui/images/icons.ts';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isShared, useChampionNames } from '../../domain/season/champion-names.ts';
import { StatusBadge } from '../../domain/season/status-badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Flap } from '../../domain/match/flap.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { seasonAddress } from './leaderboard-address.ts';
import styles from './season-card.module.css';

/** One championship among others: who leads it, or who won it. */
export function SeasonCard({ season }: { season: Season }) {
  const { t } = useTranslation();
  const { id, name, status, leaders } = season;
  const [first, ...others] = leaders;
  const namesOf = useChampionNames();
  const joint = isShared(season.champions) ? namesOf(season.champions) : null;
  const rest = joint !== null ? others.filter(({ position }) => position > 1) : others;
  const participants = t('leaderboard.card.participants', { count: season.participantsCount });
  const progress =
    status === 'active'
      ? t('leaderboard.card.day', { day: season.currentMatchDay, total: season.totalMatchDays })
      : t('leaderboard.card.matches', { count: season.matchesCompleted });
  return (
    <Card as="li" flush className={styles.card}>
      <div className={styles.poster}>
        {first === undefined ? (
          <Clapperboard size={32} strokeWidth={1.5} aria-hidden />
        ) : (
          <Poster
            film={first.film}
            cover={sizedPicture(first.film.posterUrl, 480)}
            className={styles.sheet}
          />
        )}
      </div>
      <div className={styles.words}>
        <div>
          <StatusBadge {...season} />
        </div>
        <h3 className={styles.name}>
          <Link href={seasonAddress(id)} className={styles.link}>
            {name}
          </Link>
        </h3>
        <p className={styles.facts}>
          {`${participants} · `}
          <span className={styles.progress}>{progress}</span>
        </p>
        {first === undefined ? (
          <p className={styles.quiet}>{t('leaderboard.card.noResult')}</p>
        ) : (
          <div className={styles.foot}>
            <div className={styles.first}>
              <div className={styles.film}>
                <span className={styles.role}>
                  {t(
                    joint !== null
                      ? 'leaderboard.card.winners'
                      : `leaderboard.card.${roleOf(season)}`,
                  )}
                </span>
                <b className={styles.title}>{joint ?? first.film.title}</b>
              </div>
              <span className={styles.points}>
                <Flap hot value={first.points} />
                <VisuallyHidden>{` ${t('leaderboard.card.points', { count: first.points })}`}</VisuallyHidden>
              </span>
            </div>
            {rest.length > 0 && <Others leaders={rest} />}
          </div>
        )}
      </div>
    </Card>
  );
}

/** The rest of the first three, in small. */
function Others({ leaders }: { leaders: Season['leaders'] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.others} aria-label={t('leaderboard.card.others')}>
      {leaders.map(({ position, points, film }) => (
        <li key={film.id} className={styles.other}>
          <span className={styles.place}>{position}</span>
          <span className={styles.otherTitle}>{film.title}</span>
          <b className={styles.otherPoints}>
            {points}
            <VisuallyHidden>{` ${t('leaderboard.card.points', { count: points })}`}</VisuallyHidden>
          </b>
        </li>
      ))}
    </ul>
  );
}

function roleOf({ status, cancelledAt }: Season): 'leading' | 'winner' | 'ledLast' {
  if (status === 'active') return 'leading';
  return cancelledAt === null ? 'winner' : 'ledLast';
}
