import type { Match } from '@girone/contract/matches';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { SeasonRing } from '../../domain/season/season-ring.tsx';
import { hasAnswered } from '../../domain/match/answered.ts';
import { CloseDay } from './close-day.tsx';
import styles from './day-tile.module.css';

interface DayTileProps {
  tournament: TournamentDetail;
  day: number;
  matches: readonly Match[];
}

/** Where the season stands, what ends the day, and how far the viewer has come. */
export function DayTile({ tournament, day, matches }: DayTileProps) {
  const { t } = useTranslation();
  const { totalMatchDays: total, viewerMay } = tournament;
  const answered = matches.filter(hasAnswered).length;
  const isDone = matches.length > 0 && answered === matches.length;
  const advance = useAdvanceText(tournament);
  return (
    <Card className={styles.tile}>
      <div className={styles.inside}>
        <div className={styles.ring}>
          <SeasonRing
            total={total}
            done={day - 1}
            current={day}
            label={t('matches.ring.label', { day, total })}
            figure={t('matches.ring.figure', { day, total })}
            caption={t('matches.ring.caption')}
          />
        </div>
        <div className={styles.words}>
          {viewerMay.vote && (
            <output className={styles.thanks}>{isDone && t('matches.mine.thanks')}</output>
          )}
          <p className={styles.text}>
            {advance} {isDone && t('matches.mine.change')}
          </p>
          {viewerMay.vote ? (
            <ProgressBar
              label={t('matches.mine.label')}
              value={answered}
              max={matches.length}
              text={t('matches.mine.count', { done: answered, total: matches.length })}
            />
          ) : (
            !tournament.isPublic && <p className={styles.text}>{t('matches.mine.watching')}</p>
          )}
          {viewerMay.closeDay && <CloseDay tournament={tournament} day={day} />}
        </div>
      </div>
    </Card>
  );
}

function useAdvanceText(tournament: TournamentDetail): string {
  const { t } = useTranslation();
  const { advanceOnAllCircleVotes, timeoutAdvanceEnabled } = tournament;
  const hours = tournament.matchDayFrequencyHours;
  if (advanceOnAllCircleVotes) {
    return timeoutAdvanceEnabled
      ? t('matches.advance.votesOrTime', { hours })
      : t('matches.advance.votes');
  }
  return timeoutAdvanceEnabled ? t('matches.advance.time', { hours }) : t('matches.advance.hand');
}
