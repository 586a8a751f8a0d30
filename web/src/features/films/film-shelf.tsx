import type { Film } from '@girone/contract/films';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { focusSearch } from '../../ui/forms/search-field.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { arrangeFilms } from './arrange-films.ts';
import { FilmGrid } from './film-grid.tsx';
import { FilmTools } from './film-tools.tsx';
import type { useFilmsAddress } from './films-address.ts';
import styles from './films-page.module.css';

/** With more films than this they are worth searching and sorting. */
const easilySeen = 8;

interface FilmShelfProps {
  films: readonly Film[];
  address: ReturnType<typeof useFilmsAddress>;
  placesLeft: number;
  quota: ReactNode;
  onAdd: () => void;
}

/** The films that are there, and the tools to find one among them. */
export function FilmShelf({ films, address, placesLeft, quota, onAdd }: FilmShelfProps) {
  const { t } = useTranslation();
  const { place, change } = address;
  const [text, setText] = useState(place.text);
  const hasTools = films.length > easilySeen;
  const shown = hasTools ? arrangeFilms(films, { text, sort: place.sort }) : [...films];
  const isFiltered = hasTools && text.trim() !== '';

  function clear(): void {
    focusSearch();
    setText('');
    change({ text: '' });
  }

  return (
    <>
      <div className={styles.tools}>
        {hasTools && (
          <FilmTools
            text={text}
            sort={place.sort}
            onTextChange={setText}
            onTextSettled={(settled) => change({ text: settled })}
            onSortChange={(sort) => change({ sort })}
          />
        )}
        {quota}
      </div>
      <VisuallyHidden>
        <output>{isFiltered && t('films.filter.shown', { count: shown.length })}</output>
      </VisuallyHidden>
      {shown.length === 0 ? (
        <EmptyState
          level={2}
          title={t('films.filter.none', { text: text.trim() })}
          actions={
            <Button variant="secondary" onClick={clear}>
              {t('shared.clearSearch')}
            </Button>
          }
        >
          {t('films.filter.noneText')}
        </EmptyState>
      ) : (
        <FilmGrid
          films={shown}
          place={hasTools ? { ...place, text } : place}
          placesLeft={isFiltered ? 0 : placesLeft}
          onAdd={onAdd}
        />
      )}
    </>
  );
}
