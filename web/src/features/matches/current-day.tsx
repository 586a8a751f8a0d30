import type { TournamentDetail } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import { use, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { matchDayQuery } from '../../domain/shared-queries.ts';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './current-day.module.css';
import { DayEnd, WayOn } from './day-end.tsx';
import { DayTile } from './day-tile.tsx';
import { KeptVotes } from './kept-votes.tsx';
import { MatchCard } from './match-card.tsx';
import { DayExtras } from './match-extras.ts';
import { MatchDayFrame } from './match-day-frame.tsx';
import { RestingFilms } from './resting-films.tsx';
import { MisclickGuard } from './misclick-guard.tsx';
import { useScrollToMatch } from './use-scroll-to-match.ts';
import { useClosingText } from './use-closing-text.ts';
import { useDayName } from './use-day-name.ts';
import type { HeldDay } from './use-held-day.ts';
import { useTableLine } from './use-table-line.ts';

interface CurrentDayProps {
  tournament: TournamentDetail;
  day: number;
  /** Where this day has closed before the viewer's eyes. */
  held: HeldDay;
  now: number;
}

/**
 * The day that is open: a card per match, and how far the season and the viewer are. When it closes, the
 * cards stay with their results until the viewer goes on.
 */
export function CurrentDay({ tournament, day, held, now }: CurrentDayProps) {
  const { t } = useTranslation();
  const drawExtras = use(DayExtras);
  const { id, dayClosesAt, dayWaitsUntil } = tournament;
  const dayName = useDayName(tournament.totalMatchDays);
  const section = useRef<HTMLElement>(null);
  const isClosed = held.day === day;
  const { data: shown = [] } = useQuery(matchDayQuery(id, day));
  const isFaceDown = shown.some(({ status }) => status === 'closed');
  const isCounted = isClosed && held.hasMovedOn && shown.every(isOver);
  const isLast = isClosed && tournament.status === 'completed';
  const isShown = isCounted && !isFaceDown;
  const tableLine = useTableLine({ tournamentId: id, matchDay: day, isCounted: isShown, isLast });
  useScrollToMatch();

  function goOn(): void {
    held.dismiss();
    // The champion stands at the top of the page.
    const target = isLast ? document.querySelector<HTMLElement>('main h1') : section.current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }

  const nextDay = isLast || !held.hasMovedOn ? null : tournament.currentMatchDay;
  const way = { nextDay, championHref: isLast ? tournamentAddress(id) : null };
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="current-day" className={styles.section}>
      <SectionHead id="current-day" title={dayName(day)}>
        {isClosed ? (
          isCounted && <WayOn isSmall {...way} onGo={goOn} />
        ) : (
          <Closing closesAt={dayClosesAt} waitsUntil={dayWaitsUntil} now={now} />
        )}
      </SectionHead>
      <VisuallyHidden>
        <output>
          {isClosed && t('matches.moment.closedOf', { day, championship: tournament.name })}
        </output>
      </VisuallyHidden>
      <MisclickGuard cards={shown}>
        <MatchDayFrame key={day} tournamentId={id} day={day} places={6}>
          {(matches) => (
            <>
              <Grid columns={3} className={styles.cards}>
                {matches.map((match) => (
                  <MatchCard
                    key={match.id}
                    match={match}
                    now={now}
                    isClosingSaid={dayClosesAt !== null}
                    isClosed={isClosed}
                    tableLine={isShown ? tableLine(match) : null}
                  />
                ))}
                {isClosed || isFaceDown ? (
                  <DayEnd
                    day={day}
                    isCounted={isCounted || isFaceDown}
                    isFaceDown={isFaceDown}
                    story={isShown && drawExtras?.({ tournamentId: id, day })}
                    {...way}
                    onGo={isClosed ? goOn : undefined}
                  />
                ) : (
                  <DayTile tournament={tournament} day={day} matches={matches} />
                )}
              </Grid>
              <RestingFilms tournament={tournament} matches={matches} />
            </>
          )}
        </MatchDayFrame>
      </MisclickGuard>
      <KeptVotes tournamentId={id} />
      {isClosed && nextDay !== null && <FetchAhead tournamentId={id} day={nextDay} />}
    </section>
  );
}

function isOver({ status }: { status: string }): boolean {
  return status === 'completed' || status === 'closed';
}

interface ClosingProps {
  closesAt: string | null;
  /** Where everybody awaited has voted and it stays open for its least time. */
  waitsUntil: string | null;
  now: number;
}

function Closing({ closesAt, waitsUntil, now }: ClosingProps) {
  const { t } = useTranslation();
  const closingText = useClosingText();
  if (waitsUntil !== null) {
    return (
      <p className={styles.closing}>
        <b className={styles.left}>
          {t('matches.allVoted', { time: currentFormat().dateTime(waitsUntil) })}
        </b>
      </p>
    );
  }
  if (closesAt === null) return null;
  return (
    <p className={styles.closing}>
      <b className={styles.left}>{closingText(closesAt, now)}</b>
      <time dateTime={closesAt} className={styles.time}>
        {currentFormat().dateTime(closesAt)}
      </time>
    </p>
  );
}

/** Has the day that follows ready for when the viewer goes on. */
function FetchAhead({ tournamentId, day }: { tournamentId: number; day: number }) {
  useQuery(matchDayQuery(tournamentId, day));
  return null;
}
