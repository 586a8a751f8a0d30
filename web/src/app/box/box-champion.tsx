import { Trophy } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { useRecordText } from '../../domain/season/record-text.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './box.module.css';
import type { OpenedBox } from './opened-box.ts';

/** Who won, and the first three. */
export function BoxChampion({ opened }: { opened: OpenedBox }) {
  const { t } = useTranslation();
  const recordText = useRecordText();
  const rows = opened.tables.at(-1)?.rows ?? [];
  const champions = rows.filter(({ position }) => position === 1);
  const films = champions.map(({ filmId }) => opened.filmOf(filmId));
  const owners = films.flatMap(({ ownerName }) => ownerName ?? []);
  const first = rows.slice(0, 3);
  return (
    <Card as="section" id="champion" className={styles.champion} aria-labelledby="champion-name">
      {films[0] && (
        <Poster priority film={films[0]} cover={films[0].cover} className={styles.poster} />
      )}
      <div>
        <p className={styles.crown}>
          <Trophy {...buttonIcon} />
          {t('box.champion.title', { count: films.length })}
        </p>
        <h2 id="champion-name">{currentFormat().list(films.map(({ title }) => title))}</h2>
        {champions[0] && <p>{recordText(champions[0])}</p>}
        {owners.length > 0 && (
          <p className={styles.quiet}>
            {t('box.champion.broughtBy', { name: currentFormat().list([...new Set(owners)]) })}
          </p>
        )}
      </div>
      <ol className={styles.podium}>
        {first.map(({ filmId, position, points }) => {
          const film = opened.filmOf(filmId);
          return (
            <li key={filmId}>
              <span className={styles.place}>{position}</span>
              <Poster film={film} cover={film.cover} size="thumb" />
              <span>
                <b>{film.title}</b>
                <span className={styles.small}>{t('shared.record.points', { count: points })}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
