import type { Film } from '@girone/contract/films';
import type { Nomination } from '@girone/contract/nominations';
import { pages } from '@girone/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FilmPick } from './film-pick.tsx';
import styles from './film-picks.module.css';
import { myFilmsQuery } from './nominations.queries.ts';
import { useFailureText } from './use-failure-text.ts';

/** With more films than this they are worth searching. */
const easilySeen = 8;

const addAddress = `${pages.films}?form=add`;

interface FilmPicksProps {
  tournamentId: number;
  /** The viewer's nominations, in their order. */
  mine: readonly Nomination[];
  hasRoom: boolean;
}

/** The viewer's films, each to be nominated or withdrawn. */
export function FilmPicks({ tournamentId, mine, hasRoom }: FilmPicksProps) {
  const { t } = useTranslation();
  const failure = useFailureText();
  const { data: films, error, isFetching, refetch } = useQuery(myFilmsQuery);
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
            clearLabel={t('nominations.mine.clear')}
            value={text}
            onValueChange={setText}
            className={styles.search}
          />
        )}
      </SectionHead>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      {films === undefined && error === null && <PicksSkeleton />}
      {films === undefined && error !== null && (
        <ErrorState
          title={t('nominations.mine.failed')}
          actions={
            <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
              {t('nominations.retry')}
            </Button>
          }
        >
          {failure(error)}
        </ErrorState>
      )}
      {films?.length === 0 && (
        <Card dashed>
          <EmptyState
            title={t('nominations.mine.emptyTitle')}
            actions={<ButtonLink href={addAddress}>{t('nominations.mine.add')}</ButtonLink>}
          >
            {t('nominations.mine.emptyText')}
          </EmptyState>
        </Card>
      )}
      {films !== undefined && films.length > 0 && (
        <ul className={styles.grid} aria-labelledby="my-films">
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
          {shown.length > 0 ? (
            <li>
              <Link href={addAddress} className={styles.tile}>
                <Plus size={24} strokeWidth={1.75} aria-hidden />
                <b>{t('nominations.mine.add')}</b>
              </Link>
            </li>
          ) : (
            <li className={styles.none}>{t('nominations.mine.none', { text: text.trim() })}</li>
          )}
        </ul>
      )}
    </section>
  );
}

function orderOf(film: Film, mine: readonly Nomination[]): number | null {
  const place = mine.findIndex(({ filmId }) => filmId === film.id);
  return place === -1 ? null : place + 1;
}

function matching(films: readonly Film[], text: string): readonly Film[] {
  const wanted = fold(text.trim());
  return films.filter(({ title }) => fold(title).includes(wanted));
}

/** Without case and accents: "Élan" is found by "elan". */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

const places = ['a', 'b', 'c', 'd', 'e'];

function PicksSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy className={styles.grid}>
      <VisuallyHidden>
        <output>{t('nominations.mine.loading')}</output>
      </VisuallyHidden>
      {places.map((place) => (
        <Skeleton key={place} shape="block" height="auto" className={styles.sheet} />
      ))}
    </div>
  );
}
