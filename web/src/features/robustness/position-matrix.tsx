import { Poster } from '../../domain/film/poster/poster.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import type { AssessedSeason } from './assessed-season.ts';
import styles from './position-matrix.module.css';

/** In the table of a smaller season all films are among the first five. */
const shownFilms = 5;

/** Where the first films would have finished under each rule that leaves nobody out; the disc marks the champion. */
export function PositionMatrix({ season }: { season: AssessedSeason }) {
  const { t } = useTranslation();
  const { assessment, filmOf, titleOf } = season;
  const { played, recounts, top } = assessment;
  const isAll = top.length < shownFilms;
  return (
    <Card as="section" flush>
      <CardHead
        level={2}
        title={isAll ? t('robustness.matrix.titleAll') : t('robustness.matrix.title')}
      />
      <table className={styles.matrix}>
        <caption>
          <VisuallyHidden>{t('robustness.matrix.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('robustness.table.how')}</VisuallyHidden>
            </th>
            {top.map((filmId) => (
              <th key={filmId} scope="col">
                <Thumb film={filmOf(filmId)} />
                <span className={styles.name}>{titleOf(filmId)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[played, ...recounts].map(
            ({ kind, positions }) =>
              positions !== null && (
                <tr key={kind}>
                  <th scope="row">{t(`robustness.kind.${kind}`)}</th>
                  {positions.map((position, place) => (
                    <td key={top[place]}>
                      <span className={position === 1 ? styles.first : styles.place}>
                        {position}
                      </span>
                    </td>
                  ))}
                </tr>
              ),
          )}
        </tbody>
      </table>
      <p className={styles.key} aria-hidden>
        {t('robustness.matrix.fromLeft', { films: currentFormat().list(top.map(titleOf)) })}
      </p>
    </Card>
  );
}

function Thumb({ film }: { film: ReturnType<AssessedSeason['filmOf']> }) {
  if (film === undefined) return null;
  return (
    <Poster
      film={film}
      cover={sizedPicture(film.posterUrl, 160)}
      size="thumb"
      className={styles.thumb}
    />
  );
}
