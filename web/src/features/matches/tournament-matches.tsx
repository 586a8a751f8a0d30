import type { TournamentDetail } from '@girone/contract/tournaments';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { CurrentDay } from './current-day.tsx';
import { DayPicker } from './day-picker.tsx';
import { MatchDay } from './match-day.tsx';
import { useDayInAddress } from './match-day-address.ts';
import { daysToShow, type ShownDays } from './match-days.ts';
import { useHeldDay } from './use-held-day.ts';
import { useMatchEvents } from './use-match-events.ts';
import { useNow } from '../../lib/text/use-now.ts';

/** Often enough for hours and deadlines. */
const minuteMs = 60_000;

/** The matches by match day: the open one, one of the viewer's choice, the one that comes next. */
export function TournamentMatches({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation();
  const now = useNow(minuteMs);
  const { totalMatchDays, status } = tournament;
  const address = useDayInAddress(totalMatchDays);
  const held = useHeldDay(tournament);
  useMatchEvents(tournament.id);

  if (status === 'preparation' || status === 'setup' || totalMatchDays === 0) {
    return (
      <EmptyState level={2} title={t('matches.empty.title')}>
        {t('matches.empty.text')}
      </EmptyState>
    );
  }
  const { current, other, next } = chooseDays(tournament, held.day, address.day);
  return (
    <Stack gap={12}>
      {current !== null && (
        <CurrentDay tournament={tournament} day={current} held={held} now={now} />
      )}
      {other !== null && (
        <MatchDay
          tournament={tournament}
          day={other}
          now={now}
          picker={
            <DayPicker
              total={totalMatchDays}
              except={current}
              day={other}
              onChoose={address.choose}
            />
          }
        />
      )}
      {next !== null && <MatchDay key={next} tournament={tournament} day={next} now={now} />}
    </Stack>
  );
}

/** Beside a day that has closed on screen none of its followers is shown: each waits until its turn. */
function chooseDays(
  season: TournamentDetail,
  held: number | null,
  chosen: number | null,
): ShownDays {
  if (held === null) return daysToShow(season, chosen);
  const before = { ...season, status: 'active', currentMatchDay: held } as const;
  const { current, other } = daysToShow(before, chosen);
  const isFollower = chosen === null && other !== null && other > held;
  return { current, other: isFollower ? null : other, next: null };
}
