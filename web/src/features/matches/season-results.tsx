import { use } from 'react';
import type { Season } from '@girone/contract/leaderboard';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNow } from '../../lib/text/use-now.ts';
import { LazyDaySeal } from '../../domain/season/lazy-seal-chip.tsx';
import { playedDays } from '../../domain/season/season-state.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { DayPicker } from './day-picker.tsx';
import { MatchCard } from './match-card.tsx';
import { useDayInAddress } from './match-day-address.ts';
import { MatchDayFrame } from './match-day-frame.tsx';
import { DayExtras } from './match-extras.ts';
import { MatchRows } from './match-rows.tsx';
import { RestingFilms } from './resting-films.tsx';
import { useDayName } from './use-day-name.ts';
import { useMatchEvents } from './use-match-events.ts';

/** Often enough for hours and deadlines. */
const minuteMs = 60_000;

/** The matches of one day after the other, for whoever only looks: nobody votes here. */
export function SeasonResults({ season }: { season: Season }) {
  const { t } = useTranslation();
  const now = useNow(minuteMs);
  const drawExtras = use(DayExtras);
  const { id, totalMatchDays } = season;
  const address = useDayInAddress(totalMatchDays);
  // The last day with results; the first one before there are any.
  const day = address.day ?? Math.max(1, playedDays(season));
  const name = useDayName(totalMatchDays)(day);
  useMatchEvents(id);

  if (totalMatchDays === 0) {
    return (
      <EmptyState level={2} title={t('matches.empty.title')}>
        {t('matches.empty.text')}
      </EmptyState>
    );
  }
  return (
    <section>
      <SectionHead title={name}>
        {day <= playedDays(season) && <LazyDaySeal tournamentId={id} day={day} />}
        <DayPicker total={totalMatchDays} except={null} day={day} onChoose={address.choose} />
      </SectionHead>
      <MatchDayFrame tournamentId={id} day={day} places={3}>
        {(matches) => (
          <>
            {day <= playedDays(season) && drawExtras?.({ tournamentId: id, day })}
            {matches.some(({ status }) => status === 'active') ? (
              <Grid columns={3}>
                {matches.map((match) => (
                  <MatchCard key={match.id} match={{ ...match, viewerMayVote: false }} now={now} />
                ))}
              </Grid>
            ) : (
              <MatchRows label={name} matches={matches} />
            )}
            <RestingFilms tournament={season} matches={matches} />
          </>
        )}
      </MatchDayFrame>
    </section>
  );
}
