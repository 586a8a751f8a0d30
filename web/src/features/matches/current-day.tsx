import type { TournamentDetail } from '@girone/contract/tournaments';
import { currentFormat } from '../../lib/format.ts';
import { Grid } from '../../ui/layout.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './current-day.module.css';
import { DayTile } from './day-tile.tsx';
import { MatchCard } from './match-card.tsx';
import { MatchDayFrame } from './match-day-frame.tsx';
import { RestingFilms } from './resting-films.tsx';
import { useArrivalAtMatch } from './use-arrival-at-match.ts';
import { useClosingText } from './use-closing-text.ts';
import { useDayName } from './use-day-name.ts';

interface CurrentDayProps {
  tournament: TournamentDetail;
  day: number;
  now: number;
}

/** The day that is open: a card per match, and how far the season and the viewer are. */
export function CurrentDay({ tournament, day, now }: CurrentDayProps) {
  const dayName = useDayName(tournament.totalMatchDays);
  const closingText = useClosingText();
  const { dayClosesAt } = tournament;
  useArrivalAtMatch();
  return (
    <section aria-labelledby="current-day">
      <SectionHead id="current-day" title={dayName(day)}>
        {dayClosesAt !== null && (
          <p className={styles.closing}>
            <b className={styles.left}>{closingText(dayClosesAt, now)}</b>
            <time dateTime={dayClosesAt} className={styles.time}>
              {currentFormat().dateTime(dayClosesAt)}
            </time>
          </p>
        )}
      </SectionHead>
      <MatchDayFrame key={day} tournamentId={tournament.id} day={day} places={6}>
        {(matches) => (
          <>
            <Grid columns={3} className={styles.cards}>
              {matches.map((match) => (
                <MatchCard
                  key={match.id}
                  match={match}
                  now={now}
                  isClosingSaid={dayClosesAt !== null}
                />
              ))}
              <DayTile tournament={tournament} day={day} matches={matches} />
            </Grid>
            <RestingFilms tournament={tournament} matches={matches} />
          </>
        )}
      </MatchDayFrame>
    </section>
  );
}
