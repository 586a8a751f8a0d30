import { pages } from '@girone/contract/pages';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { useSearchText } from '../../lib/text/search-text.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { focusSearch, SearchField } from '../../ui/forms/search-field.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { FilmRecords } from './film-records.tsx';
import { useListAddress } from './leaderboard-address.ts';
import styles from './leaderboard-page.module.css';
import { filmRecordsQuery, listKeys, seasonsQuery } from './leaderboard.queries.ts';
import { SeasonList } from './season-list.tsx';
import { useLeaderboardEvents } from './use-leaderboard-events.ts';

/** What the table of films shows at first, and the most that one call answers. */
const firstFilms = 20;
const mostFilms = 100;

/** Every public championship, and the films that have won most in them. */
export function LeaderboardPage() {
  const { t } = useTranslation();
  const { search, changeSearch } = useListAddress();
  const [limit, setLimit] = useState(firstFilms);
  const seasons = useInfiniteQuery({ ...seasonsQuery(search), placeholderData: keepPreviousData });
  const films = useQuery({
    ...filmRecordsQuery(search, limit),
    placeholderData: keepPreviousData,
  });
  useLeaderboardEvents(listKeys);
  useDocumentTitle(t('pages.title.leaderboard'));

  // What the search before has found says nothing about this one.
  const isKnown = !seasons.isPlaceholderData && !films.isPlaceholderData;
  const hasNone = isKnown && seasons.data?.length === 0 && films.data?.length === 0;

  function clearSearch(): void {
    focusSearch();
    changeSearch('');
  }

  return (
    <Page>
      <div className={styles.head}>
        <PageHead
          title={t('leaderboard.title')}
          lead={t('leaderboard.lead')}
          actions={
            <div className={styles.searchPlace}>
              <Search search={search} onSearch={changeSearch} />
            </div>
          }
        />
      </div>
      <VisuallyHidden>
        <output>
          {search !== '' &&
            isKnown &&
            seasons.data !== undefined &&
            films.data !== undefined &&
            t('leaderboard.search.shown', {
              seasons: seasons.data.length,
              films: films.data.length,
            })}
        </output>
      </VisuallyHidden>
      {hasNone ? (
        <NothingThere search={search} onClear={clearSearch} />
      ) : (
        <>
          <SeasonList list={seasons} search={search} />
          <FilmRecords
            query={films}
            search={search}
            onMore={limit === firstFilms ? () => setLimit(mostFilms) : undefined}
            limit={limit}
          />
        </>
      )}
    </Page>
  );
}

interface SearchProps {
  search: string;
  onSearch: (search: string) => void;
}

function Search({ search, onSearch }: SearchProps) {
  const { t } = useTranslation();
  const { text, setText } = useSearchText(search, onSearch);
  return (
    <SearchField
      label={t('leaderboard.search.label')}
      placeholder={t('leaderboard.search.label')}
      clearLabel={t('shared.clearSearch')}
      value={text}
      onValueChange={setText}
    />
  );
}

interface NothingThereProps {
  search: string;
  onClear: () => void;
}

function NothingThere({ search, onClear }: NothingThereProps) {
  const { t } = useTranslation();
  if (search === '') {
    return (
      <EmptyState
        level={2}
        title={t('leaderboard.empty.title')}
        actions={
          <ButtonLink variant="secondary" href={pages.tournaments}>
            {t('leaderboard.empty.toTournaments')}
          </ButtonLink>
        }
      >
        {t('leaderboard.empty.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={2}
      title={t('leaderboard.search.none', { text: search })}
      actions={
        <Button variant="secondary" onClick={onClear}>
          {t('shared.clearSearch')}
        </Button>
      }
    >
      {t('leaderboard.search.noneText')}
    </EmptyState>
  );
}
