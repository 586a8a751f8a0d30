import type { Film } from '@girone/contract/films';
import { pages } from '@girone/contract/pages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListPlus, Plus } from '../../ui/images/icons.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLiveEvent } from '../../lib/api/live.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { myFilmsQuery } from '../../domain/shared-queries.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import type { AddFilmProps } from './film-dialogs.tsx';
import { FilmGridSkeleton } from './film-grid.tsx';
import { FilmShelf } from './film-shelf.tsx';
import { useFilmsAddress } from './films-address.ts';
import styles from './films-page.module.css';
import { LazyOpenFilm, preloadDetails } from './lazy-details.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LazyAddFilm, preloadForms } from './lazy-forms.tsx';
import { MissingFilm } from './missing-film.tsx';

interface FilmsPageProps {
  used: number;
  allowed: number;
  /** A film came or went: the count has to be asked for again. */
  onCountChange: () => void;
  /** Above the list: what has just happened to it. */
  notice?: ReactNode;
}

export function FilmsPage({ used, allowed, onCountChange, notice }: FilmsPageProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const query = useQuery(myFilmsQuery);
  const { data: films, error } = query;
  const address = useFilmsAddress();
  const [deleted, setDeleted] = useState<number | null>(null);
  const { place, open, close } = address;
  const placesLeft = Math.max(0, allowed - used);
  const film = films?.find(({ id }) => id === place.film);

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: myFilmsQuery.queryKey, exact: true });
  }
  useLiveEvent('film', refresh);
  useEffect(() => {
    preloadDetails();
    preloadForms();
  }, []);

  /** The answer is on screen at once; the list itself is asked for again behind it. */
  function show(change: (films: Film[]) => Film[]): void {
    queryClient.setQueryData(myFilmsQuery.queryKey, (known) => known && change(known));
    refresh();
  }

  function finishAdding(added: Film): void {
    show((known) => [added, ...known.filter(({ id }) => id !== added.id)]);
    onCountChange();
    close({ form: null });
  }

  function finishEditing(edited: Film): void {
    show((known) => known.map((each) => (each.id === edited.id ? edited : each)));
    close({ form: null });
  }

  function finishDeleting(gone: Film): void {
    setDeleted(gone.id);
    close({ film: null, form: null });
    show((known) => known.filter(({ id }) => id !== gone.id));
    onCountChange();
  }

  const add = () => open({ form: 'add' });
  const addMany = (
    <ButtonLink href={pages.filmsImport} variant="secondary" icon={<ListPlus {...buttonIcon} />}>
      {t('pages.title.filmsImport')}
    </ButtonLink>
  );
  return (
    <Page>
      <PageHead
        title={t('pages.title.films')}
        lead={placesLeft === 0 ? t('films.leadFull') : t('films.lead', { used, count: placesLeft })}
        actions={
          // Where there is no film yet, the invitation below says the same.
          (films?.length ?? used) === 0 ? undefined : (
            <>
              <Button icon={<Plus {...buttonIcon} />} onClick={add}>
                {t('films.add')}
              </Button>
              {addMany}
            </>
          )
        }
      />
      {notice}
      {films === undefined && error === null && <FilmGridSkeleton />}
      {films === undefined && error !== null && (
        <LoadFailure level={2} title={t('films.failure.title')} variant="primary" query={query} />
      )}
      {films?.length === 0 && (
        <EmptyState
          level={2}
          title={t('films.empty.title')}
          actions={
            <>
              <Button onClick={add}>{t('films.empty.action')}</Button>
              {addMany}
            </>
          }
        >
          {t('films.empty.text')}
        </EmptyState>
      )}
      {films !== undefined && films.length > 0 && (
        <FilmShelf
          films={films}
          address={address}
          placesLeft={placesLeft}
          onAdd={add}
          quota={
            <div className={styles.quota}>
              <ProgressBar label={t('films.uploaded')} value={used} max={allowed} />
            </div>
          }
        />
      )}
      {film !== undefined && (
        <LazyOpenFilm
          key={film.id}
          film={film}
          isEditing={place.form === 'edit'}
          onEdit={() => open({ form: 'edit' })}
          onEditClose={() => close({ form: null })}
          onSaved={finishEditing}
          onLookedUp={refresh}
          onDeleted={() => finishDeleting(film)}
          onClose={() => close({ film: null, form: null })}
        />
      )}
      {films !== undefined &&
        film === undefined &&
        place.film !== null &&
        place.film !== deleted && <MissingFilm onClose={() => close({ film: null, form: null })} />}
      {place.form === 'add' && (
        <Adding
          isFull={placesLeft === 0}
          onAdded={finishAdding}
          onClose={() => close({ form: null })}
        />
      )}
    </Page>
  );
}

interface AddingProps extends AddFilmProps {
  isFull: boolean;
}

/** Where no place is left, that is said instead of a form. */
function Adding({ isFull, onAdded, onClose }: AddingProps) {
  const { t } = useTranslation();
  // As it was when the dialog opened: the last free place is taken by this very form.
  const [wasFull] = useState(isFull);
  if (!wasFull) return <LazyAddFilm onAdded={onAdded} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('films.fullTitle')}
      description={t('films.fullText')}
      closeLabel={t('shared.close')}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    />
  );
}
