import { useTranslation } from '../../i18n/use-translation.ts';
import { sheetOf } from '../../domain/film/poster-of-film.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import type { ImportRun } from './import-run.ts';
import styles from './printed-films.module.css';

/** More would be no news, and a page too long. */
const mostSheets = 66;

/** A sheet for each film that is in, and a free place for each that is still to come. */
export function PrintedFilms({ run: { added, wanted, done, state } }: { run: ImportRun }) {
  const { t } = useTranslation();
  const isUnderWay = state === 'adding' || state === 'stopping';
  const waiting = wanted.slice(done, done + Math.max(0, mostSheets - added.length));
  return (
    <ul className={styles.films}>
      {added.slice(-mostSheets).map((film) => (
        <li key={film.id}>
          <Poster
            film={sheetOf(film)}
            cover={film.posterUrl}
            label={t('filmImport.run.isIn', { title: film.title })}
          />
        </li>
      ))}
      {waiting.map(({ title, releaseYear }, at) => {
        const isNext = at === 0 && isUnderWay;
        const name = isNext ? 'isNext' : 'isWaiting';
        return (
          <li key={`${title} ${releaseYear ?? ''}`}>
            <span className={joinClasses(styles.place, isNext && styles.next)}>
              {isNext && <Spinner />}
              <VisuallyHidden>{t(`filmImport.run.${name}`, { title })}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
