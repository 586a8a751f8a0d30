import { Plus } from '../../ui/images/icons.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { focusSearch } from '../../ui/forms/search-field.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { LazyCreateTournament, preloadDialogs } from './lazy-dialogs.tsx';
import type { DrawOnCard } from './tournament-card.tsx';
import { Group, useTournamentList } from './tournament-group.tsx';
import { TournamentSearch } from './tournament-search.tsx';
import { useTournamentsAddress } from './tournaments-address.ts';
import { useLiveTournaments } from './use-refresh-tournaments.ts';

/** With more championships than this they are worth searching. */
const easilySeen = 6;

interface TournamentsPageProps {
  drawComments?: DrawOnCard | undefined;
}

export function TournamentsPage({ drawComments }: TournamentsPageProps) {
  const { t } = useTranslation();
  const { place, openCreate, closeCreate, changeSearch } = useTournamentsAddress();
  const { search } = place;
  const open = useTournamentList('open', search);
  const completed = useTournamentList('completed', search);
  useLiveTournaments();
  useEffect(() => preloadDialogs(), []);

  const shown = (open.data?.length ?? 0) + (completed.data?.length ?? 0);
  const isKnown = open.data !== undefined && completed.data !== undefined;
  const isNarrowed = search !== '';
  const isOlder = open.isPlaceholderData || completed.isPlaceholderData;
  // What the search before has found says nothing about this one.
  const hasNone = isKnown && !isOlder && shown === 0;
  // Once drawn the field stays, whatever is found: somebody may be writing in it.
  const [hasSearch, setHasSearch] = useState(false);
  if (!hasSearch && (isNarrowed || shown > easilySeen)) setHasSearch(true);

  function clearSearch(): void {
    focusSearch();
    changeSearch('');
  }

  return (
    <Page>
      <PageHead
        title={t('pages.title.tournaments')}
        lead={t('tournaments.lead')}
        actions={
          // Where there is nothing yet, it stands in the invitation below.
          hasNone && !isNarrowed ? undefined : <CreateButton onClick={openCreate} />
        }
      />
      {hasSearch && <TournamentSearch search={search} onSearch={changeSearch} />}
      <VisuallyHidden>
        <output>
          {isNarrowed && isKnown && !isOlder && t('tournaments.search.shown', { count: shown })}
        </output>
      </VisuallyHidden>
      {hasNone ? (
        <NothingThere search={search} onClear={clearSearch} onCreate={openCreate} />
      ) : (
        <>
          <Group
            id="active-tournaments"
            title={t('tournaments.groups.active')}
            list={open}
            drawComments={drawComments}
            empty={
              !isNarrowed && (
                <EmptyState compact title={t('tournaments.groups.noneActive')}>
                  {t('tournaments.groups.noneActiveText')}
                </EmptyState>
              )
            }
          />
          {(completed.error !== null || (completed.data?.length ?? 0) > 0) && (
            <Group
              id="completed-tournaments"
              title={t('tournaments.groups.completed')}
              list={completed}
              drawComments={drawComments}
            />
          )}
        </>
      )}
      {place.isCreating && <LazyCreateTournament circle={place.circle} onClose={closeCreate} />}
    </Page>
  );
}

interface NothingThereProps {
  search: string;
  onClear: () => void;
  onCreate: () => void;
}

function NothingThere({ search, onClear, onCreate }: NothingThereProps) {
  const { t } = useTranslation();
  if (search !== '') {
    return (
      <EmptyState
        level={2}
        title={t('tournaments.search.none', { text: search })}
        actions={
          <Button variant="secondary" onClick={onClear}>
            {t('shared.clearSearch')}
          </Button>
        }
      >
        {t('tournaments.search.noneText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={2}
      title={t('tournaments.empty.title')}
      actions={<CreateButton onClick={onCreate} />}
    >
      {t('tournaments.empty.text')}
    </EmptyState>
  );
}

function CreateButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button icon={<Plus {...buttonIcon} />} onClick={onClick}>
      {t('tournaments.create')}
    </Button>
  );
}
