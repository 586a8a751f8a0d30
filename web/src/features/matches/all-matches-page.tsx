import type { Match, MatchOverview } from '@girone/contract/matches';
import { pages } from '@girone/contract/pages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { useNow } from '../../lib/text/use-now.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Select } from '../../ui/forms/select.tsx';
import styles from './all-matches.module.css';
import {
  allMatchesKey,
  openMatchesQuery,
  overviewQuery,
  someMatchesQuery,
  type ShortList,
} from './all-matches.queries.ts';
import { matchesAddress, readMatchesPlace } from './match-list-address.ts';
import { MatchRows } from './match-rows.tsx';
import { MatchesSkeleton } from './matches-skeleton.tsx';
import { OpenMatches } from './open-matches.tsx';
import { useAllMatchEvents } from './use-all-match-events.ts';
import { useScrollToMatch } from './use-scroll-to-match.ts';
import { WholeList } from './whole-list.tsx';

interface AllMatchesPageProps {
  /** Nobody is signed in: a vote leads to the login. */
  isVisitor: boolean;
  /** The way to the login. */
  signIn: ReactNode;
}

/** Often enough for hours and deadlines. */
const minuteMs = 60_000;

/** The matches of every championship that the viewer may see: open, over, to come. */
export function AllMatchesPage({ isVisitor, signIn }: AllMatchesPageProps) {
  const { t } = useTranslation();
  const { tournamentId, list } = readMatchesPlace(useSearch());
  const overview = useQuery({
    ...overviewQuery(tournamentId),
    placeholderData: keepPreviousData,
  });
  useAllMatchEvents(allMatchesKey);
  useScrollToMatch();
  useDocumentTitle(t('pages.title.matches'));
  const isMixed = tournamentId === null;
  // Of what is open there may be just one, which the lead names.
  const areCardsMixed = isMixed && overview.data?.tournaments.length !== 1;
  return (
    <Page>
      <PageHead
        title={t('pages.title.matches')}
        back={
          list === null
            ? undefined
            : {
                href: matchesAddress({ tournamentId, list: null }),
                label: t('pages.title.matches'),
              }
        }
        lead={<Lead overview={overview.data} tournamentId={tournamentId} />}
        actions={
          <TournamentChoice overview={overview.data} tournamentId={tournamentId} list={list} />
        }
      />
      {list === null ? (
        <Lists
          overview={overview}
          tournamentId={tournamentId}
          isVisitor={isVisitor}
          isMixed={isMixed}
          areCardsMixed={areCardsMixed}
          invitation={isVisitor ? <Invitation>{signIn}</Invitation> : undefined}
        />
      ) : (
        <WholeList
          status={list}
          tournamentId={tournamentId}
          total={overview.data?.[list]}
          isVisitor={isVisitor}
          isMixed={isMixed}
        />
      )}
    </Page>
  );
}

interface ChoiceProps {
  overview: MatchOverview | undefined;
  tournamentId: number | null;
}

function Lead({ overview, tournamentId }: ChoiceProps) {
  const { t } = useTranslation();
  if (overview === undefined) return null;
  const { tournaments } = overview;
  const only = tournaments.length === 1 ? tournaments[0] : undefined;
  const season = tournaments.find(({ id }) => id === tournamentId) ?? only;
  if (season === undefined) return t('matches.all.seasons', { count: tournaments.length });
  const { name, currentMatchDay: day, totalMatchDays: total } = season;
  return t('matches.all.season', { name, day, total });
}

/** Which championship; all of them while there is nothing to choose between. */
function TournamentChoice({
  overview,
  tournamentId,
  list,
}: ChoiceProps & { list: ShortList | null }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const tournaments = overview?.tournaments ?? [];
  if (tournaments.length < 2 && tournamentId === null) return null;

  function choose(id: string): void {
    const chosen = id === '' ? null : Number(id);
    navigate(matchesAddress({ tournamentId: chosen, list }), { replace: true });
  }

  return (
    <Select
      aria-label={t('matches.all.choose')}
      className={styles.choice}
      value={tournaments.some(({ id }) => id === tournamentId) ? String(tournamentId) : ''}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{t('matches.all.everything')}</option>
      {tournaments.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

interface ListsProps {
  overview: ReturnType<typeof useQuery<MatchOverview>>;
  tournamentId: number | null;
  isVisitor: boolean;
  /** Matches of several championships may stand together. */
  isMixed: boolean;
  /** Several are in progress. */
  areCardsMixed: boolean;
  invitation: ReactNode;
}

function Lists(props: ListsProps) {
  const { overview, tournamentId, isVisitor, isMixed, areCardsMixed, invitation } = props;
  const { t } = useTranslation();
  const now = useNow(minuteMs);
  const keep = { placeholderData: keepPreviousData };
  const open = useQuery({ ...openMatchesQuery(tournamentId), ...keep });
  const completed = useQuery({ ...someMatchesQuery('completed', tournamentId), ...keep });
  const pending = useQuery({ ...someMatchesQuery('pending', tournamentId), ...keep });

  const failed = [overview, open, completed, pending].find(
    ({ data, error }) => data === undefined && error !== null,
  );
  if (failed !== undefined) {
    return <LoadFailure title={t('matches.failure.title')} variant="primary" query={failed} />;
  }
  const isHere = overview.data && open.data && completed.data && pending.data;
  if (!isHere) return <MatchesSkeleton places={6} />;
  const { active, completed: over, pending: toCome, tournaments } = overview.data;
  if (active + over + toCome === 0) {
    // One that is in progress and has none of these: all that was played lies face down.
    const isHeld = tournaments.some(({ id }) => tournamentId === null || id === tournamentId);
    return (
      <EmptyState
        level={2}
        title={t(isHeld ? 'matches.status.closed' : 'matches.empty.title')}
        actions={
          isVisitor || isHeld ? undefined : (
            <ButtonLink variant="secondary" href={pages.tournaments}>
              {t('matches.empty.toTournaments')}
            </ButtonLink>
          )
        }
      >
        {t(isHeld ? 'matches.moment.held' : 'matches.empty.text')}
      </EmptyState>
    );
  }
  const some = { tournamentId, isVisitor, isMixed };
  return (
    <Stack gap={12} aria-busy={open.isPlaceholderData}>
      <OpenMatches
        key={tournamentId}
        matches={open.data}
        now={now}
        isVisitor={isVisitor}
        isMixed={areCardsMixed}
        invitation={invitation}
      />
      <Some {...some} status="completed" matches={completed.data} total={over} />
      <Some {...some} status="pending" matches={pending.data} total={toCome} />
    </Stack>
  );
}

interface SomeProps {
  status: ShortList;
  matches: readonly Match[];
  total: number;
  tournamentId: number | null;
  isVisitor: boolean;
  isMixed: boolean;
}

/** The first of a section, and the way to the others. */
function Some({ status, matches, total, tournamentId, isVisitor, isMixed }: SomeProps) {
  const { t } = useTranslation();
  if (matches.length === 0) return null;
  const title = t(`matches.all.${status}`);
  const more = total - matches.length;
  return (
    <section aria-labelledby={`${status}-matches`}>
      <SectionHead id={`${status}-matches`} title={title} count={total} />
      <MatchRows label={title} matches={matches} isMixed={isMixed} isVisitor={isVisitor} />
      {more > 0 && (
        <p className={styles.more}>
          <TextLink standalone href={matchesAddress({ tournamentId, list: status })}>
            {t(`matches.all.${status}More`, { count: more })}
          </TextLink>
        </p>
      )}
    </section>
  );
}

/** In the place of a match: what a visitor needs to vote. */
function Invitation({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Card className={styles.invitation}>
      <h3 className={styles.invitationTitle}>{t('matches.all.inviteTitle')}</h3>
      <p>{t('matches.all.inviteText')}</p>
      {children}
    </Card>
  );
}
