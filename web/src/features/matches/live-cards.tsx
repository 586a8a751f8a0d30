import type { Match } from '@girone/contract/matches';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { WhenNear } from '../../lib/loading/when-near.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { ClosedDayCards } from './closed-day-cards.tsx';
import { focusOnMatch } from './focus-on-match.ts';
import { MatchCard } from './match-card.tsx';
import { MisclickGuard } from './misclick-guard.tsx';
import { useClosedDays, type ClosedDay } from './use-closed-days.ts';

interface LiveCardsProps {
  /** Open matches, in the order in which they are to stand. */
  matches: readonly Match[];
  now: number;
  columns: 2 | 3;
  isVisitor?: boolean | undefined;
  /** Of several championships: each card says whose it is. */
  isMixed?: boolean | undefined;
  /** In the place of the cards, where there are none. */
  empty?: ReactNode;
  /** The arrow keys vote on a card that has the focus; this says which one comes next. */
  onStep?: ((from: Match, by: 1 | -1) => void) | undefined;
  /** The last tile. */
  children?: ReactNode;
}

/** About as high as a card. */
const cardHeight = 480;

/**
 * Open matches as cards, while days close under them: a day that does stays with its results until the
 * viewer is done with it, and only then makes room for the next one.
 */
export function LiveCards(props: LiveCardsProps) {
  const { matches, now, columns, isVisitor = false, isMixed = true, empty = null } = props;
  const { onStep, children } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const { open, days, dismiss } = useClosedDays(matches);
  // What stands below the first row at first comes when somebody does; a key may step to any card at once.
  const [below] = useState(
    () => new Set(onStep === undefined ? matches.slice(columns).map(({ id }) => id) : []),
  );
  const blocks = placeDays(open, days);

  function goOn(day: ClosedDay): void {
    flushSync(() => dismiss(day));
    const next = followerOf(day, matches);
    if (next === undefined) list.current?.focus({ preventScroll: true });
    else focusOnMatch(next);
  }

  const last = days.at(-1);
  return (
    <MisclickGuard cards={blocks.flatMap(cardsOf)}>
      <VisuallyHidden>
        <output>
          {last !== undefined &&
            t('matches.moment.closedOf', { day: last.matchDay, championship: last.tournamentName })}
        </output>
      </VisuallyHidden>
      {blocks.length === 0 ? (
        empty
      ) : (
        <div ref={list} tabIndex={-1}>
          <Grid columns={columns}>
            {blocks.map((block) => {
              if ('matchIds' in block) {
                return (
                  <ClosedDayCards
                    key={`day-${block.tournamentId}`}
                    day={block}
                    now={now}
                    isVisitor={isVisitor}
                    nextDay={followerOf(block, matches)?.matchDay ?? null}
                    onDismiss={() => goOn(block)}
                  />
                );
              }
              const card = (
                <MatchCard
                  key={block.id}
                  match={block}
                  now={now}
                  isVisitor={isVisitor}
                  isMixed={isMixed}
                  onStep={
                    onStep !== undefined && block.viewerMayVote
                      ? (by) => onStep(block, by)
                      : undefined
                  }
                />
              );
              if (!below.has(block.id)) return card;
              return (
                <WhenNear key={block.id} height={cardHeight}>
                  {card}
                </WhenNear>
              );
            })}
            {children}
          </Grid>
        </div>
      )}
    </MisclickGuard>
  );
}

type Block = Match | ClosedDay;

/** Each day where its cards stood, so that nothing moves when it closes. */
function placeDays(open: readonly Match[], days: readonly ClosedDay[]): Block[] {
  const blocks: Block[] = [...open];
  for (const day of days.toSorted((one, other) => other.place - one.place)) {
    blocks.splice(day.place, 0, day);
  }
  return blocks;
}

function cardsOf(block: Block): Pick<Match, 'id' | 'status'>[] {
  if (!('matchIds' in block)) return [block];
  return block.matchIds.map((id) => ({ id, status: 'completed' }));
}

/** The first match of the day that comes after one that has closed. */
function followerOf({ tournamentId, matchDay }: ClosedDay, matches: readonly Match[]) {
  return matches.find((match) => match.tournamentId === tournamentId && match.matchDay > matchDay);
}
