import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { justRead } from '../../lib/api/always-stale.ts';
import { leaderboardQuery } from '../../domain/shared-queries.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import styles from './top-three.module.css';

/** The first three of the table, in the order of their sizes. */
export function TopThree({ tournamentId }: { tournamentId: number }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery({ ...leaderboardQuery(tournamentId), ...justRead });
  if (data.length === 0) return null;
  return (
    <ol className={styles.three} aria-label={t('tournaments.detail.topThree')}>
      {data.slice(0, 3).map((row) => (
        <li key={row.filmId} className={styles.film}>
          <Poster
            priority
            film={{ title: row.filmTitle, ...row }}
            cover={sizedPicture(row.posterUrl, 160)}
            label={row.filmTitle}
          />
        </li>
      ))}
    </ol>
  );
}
