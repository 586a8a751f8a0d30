import type { Film } from '@girone/contract/films';
import type { Nomination } from '@girone/contract/nominations';
import { useQuery } from '@tanstack/react-query';
import { Plus } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { foldText } from '../../lib/text/fold-text.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { myFilmsQuery } from '../../domain/shared-queries.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { PosterGrid, PosterGridSkeleton } from '../../domain/film/poster/poster-grid.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { FilmPick } from './film-pick.tsx';
import styles from './film-picks.module.css';

/** With more films than this they are worth searching. */
const easilySeen = 8;

interface FilmPicksProps {
  tournamentId: number;
  /** The viewer's nominations, in their order. */
  mine: readonly Nomination[];
  /** How many they may be. */
  places: number;
  hasRoom: boolean;
  /** How many films the viewer may have. */
  filmsAllowed: number;
  onAdd: () => void;
}

/** The viewer's films, each to be nominated or withdrawn. */
export function FilmPicks(props: FilmPicksProps) {
  const { tournamentId, mine, places, hasRoom, filmsAllowed, onAdd } = props;
  const { t } = useTranslation();
  const query = useQuery(myFilmsQuery);
  const { data: films, error } = query;
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const hasSearch = (films?.length ?? 0) > easilySeen;
  const shown = hasSearch ? matching(films ?? [], text) : (films ?? []);

  return (
    <section aria-labelledby="my-films" className={styles.section}>
      <SectionHead id="my-films" title={t('nominations.mine.title')} count={films?.length}>
        {hasSearch && (
          <SearchField
            label={t('nominations.mine.search')}
            placeholder={t('nominations.mine.search')}
            clearLabel={t('shared.clearSearch')}
            value={text}
            onValueChange={setText}
            className={styles.search}
          />
        )}
      </SectionHead>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      {films === undefined && error === null && (
        <PosterGridSkeleton
          label={t('nominations.mine.loading')}
          count={5}
          className={styles.grid}
        />
      )}
      {films === undefined && error !== null && (
        <LoadFailure title={t('nominations.mine.failed')} query={query} />
      )}
      {films?.length === 0 && (
        <Card dashed>
          <EmptyState
            title={t('nominations.mine.emptyTitle')}
            actions={
              hasRoom && (
                <Button icon={<Plus {...buttonIcon} />} onClick={onAdd}>
                  {t('nominations.mine.add')}
                </Button>
              )
            }
          >
            {t('nominations.mine.emptyText')}
          </EmptyState>
        </Card>
      )}
      {films !== undefined && films.length > 0 && (
        <p className={styles.picked}>
          {t('nominations.mine.picked', { used: mine.length, count: places })}
        </p>
      )}
      {films !== undefined && films.length > 0 && (
        <PosterGrid className={styles.grid} aria-labelledby="my-films">
          {shown.map((film) => (
            <FilmPick
              key={film.id}
              film={film}
              tournamentId={tournamentId}
              order={orderOf(film, mine)}
              hasRoom={hasRoom}
              onDone={setSaid}
            />
          ))}
          {shown.length === 0 && (
            <li className={styles.none}>{t('nominations.mine.none', { text: text.trim() })}</li>
          )}
          {hasRoom && films.length < filmsAllowed && (
            <li>
              <button type="button" className={styles.tile} onClick={onAdd}>
                <Plus size={24} strokeWidth={1.75} aria-hidden />
                <b>{t('nominations.mine.add')}</b>
              </button>
            </li>
          )}
        </PosterGrid>
      )}
    </section>
  );
}

function orderOf(film: Film, mine: readonly Nomination[]): number | null {
  const place = mine.findIndex(({ filmId }) => filmId === film.id);
  return place === -1 ? null : place + 1;
}

function matching(films: readonly Film[], text: string): readonly Film[] {
  const wanted = foldText(text.trim());
  return films.filter(({ title }) => foldText(title).includes(wanted));
}
