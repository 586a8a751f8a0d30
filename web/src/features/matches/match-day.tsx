import type { Match } from '@girone/contract/matches';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LazyDaySeal } from '../../domain/season/lazy-seal-chip.tsx';
import { currentFormat } from '../../lib/text/format.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { MatchCard } from './match-card.tsx';
import { MatchDayFrame } from './match-day-frame.tsx';
import { DayExtras } from './match-extras.ts';
import styles from './match-day.module.css';
import { MatchRows } from './match-rows.tsx';
import { matchDayQuery } from '../../domain/shared-queries.ts';
import { RestingFilms } from './resting-films.tsx';
import { useDayName } from './use-day-name.ts';

/** Beyond this, days to come are drawn as rows: the same posters a second time would only be heavy. */
const mostPendingCards = 6;

interface MatchDayProps {
  tournament: TournamentDetail;
  day: number;
  now: number;
  /** Beside the heading: the choice of another day. */
  picker?: ReactNode;
}

/** A day that is over, or one that is still to come. */
export function MatchDay({ tournament, day, now, picker }: MatchDayProps) {
  const { t } = useTranslation();
  const drawExtras = use(DayExtras);
  const name = useDayName(tournament.totalMatchDays)(day);
  const { data: matches = [] } = useQuery(matchDayQuery(tournament.id, day));
  const [first] = matches;
  const start = first?.status === 'pending' ? first.scheduledStartTime : null;
  return (
    <section>
      <SectionHead
        title={name}
        count={
          first &&
          t(
            first.status === 'completed'
              ? 'matches.status.results'
              : `matches.status.${first.status}`,
          )
        }
      >
        {first?.status === 'completed' && <LazyDaySeal tournamentId={tournament.id} day={day} />}
        {picker}
      </SectionHead>
      {start !== null && (
        <p className={styles.start}>
          {t('matches.starts', { time: currentFormat().dateTime(start) })}
        </p>
      )}
      <MatchDayFrame tournamentId={tournament.id} day={day} places={3}>
        {(shown) => (
          <>
            {isClosed(shown, day) && drawExtras?.({ tournamentId: tournament.id, day })}
            {areCards(shown) ? (
              <Grid columns={3}>
                {shown.map((match) => (
                  <MatchCard key={match.id} match={match} now={now} />
                ))}
              </Grid>
            ) : (
              <MatchRows label={name} matches={shown} />
            )}
            <RestingFilms tournament={tournament} matches={shown} />
          </>
        )}
      </MatchDayFrame>
    </section>
  );
}

/** What is shown may still be another day’s, until this one has come. */
function isClosed(matches: readonly Match[], day: number): boolean {
  const isOver = ({ status, matchDay }: Match) => status === 'completed' && matchDay === day;
  return matches.length > 0 && matches.every(isOver);
}

function areCards(matches: readonly Match[]): boolean {
  if (matches.some(({ status }) => status === 'active')) return true;
  return matches.length <= mostPendingCards && matches.every(({ status }) => status === 'pending');
}
