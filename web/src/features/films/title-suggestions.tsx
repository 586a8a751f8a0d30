import type { FoundFilm } from '@girone/contract/films';
import { Pencil } from '../../ui/images/icons.ts';
import { useEffect, useMemo, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { sheetOf } from '../../domain/film/poster-of-film.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import styles from './title-suggestions.module.css';

interface TitleSuggestionsProps {
  /** Each entry has this id and its place behind it. */
  id: string;
  films: readonly FoundFilm[];
  typed: string;
  active: number;
  question: string | null;
  isOwned: (film: FoundFilm) => boolean;
  /** By its place; behind the films stands what was typed. */
  onPick: (place: number) => void;
}

/** The list below the title. The focus stays in the field: the keys are read there. */
export function TitleSuggestions(props: TitleSuggestionsProps) {
  const { id, films, typed, active, question, isOwned, onPick } = props;
  const { t } = useTranslation();
  useEffect(() => {
    document.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const entry = (place: number) => ({
    id: `${id}-${place}`,
    isActive: place === active,
    onPick: () => onPick(place),
  });
  return (
    <div className={styles.popup}>
      {question !== null && <p className={styles.question}>{question}</p>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag lists films with posters */}
      <div role="listbox" id={id} aria-label={t('films.form.suggestions')} className={styles.list}>
        {films.map((film, place) => (
          <Entry
            key={`${film.tmdbId} ${film.title} ${film.releaseYear} ${film.director}`}
            {...entry(place)}
          >
            <FilmEntry film={film} isOwned={isOwned(film)} />
          </Entry>
        ))}
        <Entry {...entry(films.length)} className={styles.keep}>
          <Pencil size={18} strokeWidth={1.75} aria-hidden />
          <span className={styles.words}>{t('films.form.keep', { title: typed })}</span>
        </Entry>
      </div>
    </div>
  );
}

interface EntryProps {
  id: string;
  isActive: boolean;
  className?: string | undefined;
  children: ReactNode;
  onPick: () => void;
}

function Entry({ id, isActive, className, children, onPick }: EntryProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field reads the keys
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that holds a poster
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      className={joinClasses(styles.entry, className)}
      onMouseDown={keepFocus}
      onClick={onPick}
    >
      {children}
    </div>
  );
}

/** A press on the list is no leaving of the field. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function FilmEntry({ film, isOwned }: { film: FoundFilm; isOwned: boolean }) {
  const { t } = useTranslation();
  const { title, originalTitle, releaseYear, director, posterUrl } = film;
  // The same object as long as it is the same film: a poster is not printed with every letter.
  const sheet = useMemo(() => sheetOf(film), [film]);
  const isTranslated = originalTitle !== null && originalTitle !== title;
  return (
    <>
      <Poster film={sheet} cover={posterUrl} size="thumb" />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>{' '}
        <span className={styles.facts}>
          {[releaseYear, director, isTranslated && originalTitle].filter(Boolean).join(' · ')}
        </span>
      </span>
      {isOwned && <span className={styles.owned}>{t('films.form.ownedMark')}</span>}
    </>
  );
}
