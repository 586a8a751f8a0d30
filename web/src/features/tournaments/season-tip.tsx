import { limits, measureSeason } from '@girone/contract/rules';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import styles from './tournament-form.module.css';
import type { TournamentForm } from './use-tournament-form.ts';

/** How long a season of this size is, as the size is being chosen. */
export function SeasonTip({ tournamentForm }: { tournamentForm: TournamentForm }) {
  const { t } = useTranslation();
  const format = currentFormat();
  const [films = 0, hours = 0] = tournamentForm.form.watch(['maxFilms', 'matchDayFrequencyHours']);
  const { min, max } = limits.tournamentFilms;
  const isMeasured = Number.isInteger(films) && films >= min && films <= max && hours > 0;
  const { matches, matchDays, days } = measureSeason(isMeasured ? films : 0, hours);
  const season = {
    count: days,
    films: format.number(films),
    matches: format.number(matches),
    matchDays: format.number(matchDays),
    days: format.number(days),
  };
  return (
    <p aria-live="polite" className={styles.season}>
      {isMeasured ? t('tournaments.form.tip', season) : t('tournaments.form.tipShort')}
    </p>
  );
}

/** What ends a match day, as that is being chosen. */
export function AdvanceTip({ tournamentForm }: { tournamentForm: TournamentForm }) {
  const { t } = useTranslation();
  const [onVotes = true, onTimeout = true] = tournamentForm.form.watch([
    'advanceOnAllCircleVotes',
    'timeoutAdvanceEnabled',
  ]);
  const withVotes = onTimeout ? t('tournaments.form.tipBoth') : t('tournaments.form.tipVotes');
  const without = onTimeout ? t('tournaments.form.tipTimeout') : t('tournaments.form.tipNone');
  return (
    <div aria-live="polite">
      <Banner
        kind="tip"
        title={<span className={styles.tip}>{onVotes ? withVotes : without}</span>}
      />
    </div>
  );
}
