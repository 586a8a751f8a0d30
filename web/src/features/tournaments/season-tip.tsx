import { limits, measureSeason } from '@girone/contract/rules';
import { useTranslation } from 'react-i18next';
import { currentFormat } from '../../lib/format.ts';
import { Banner } from '../../ui/banner.tsx';
import type { TournamentForm } from './use-tournament-form.ts';

/** What the choice means, as it is being made. */
export function SeasonTip({ tournamentForm }: { tournamentForm: TournamentForm }) {
  const { t } = useTranslation();
  const format = currentFormat();
  const [films = 0, hours = 0, onVotes = true, onTimeout = true] = tournamentForm.form.watch([
    'maxFilms',
    'matchDayFrequencyHours',
    'advanceOnAllCircleVotes',
    'timeoutAdvanceEnabled',
  ]);
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
    <div aria-live="polite">
      <Banner
        kind="tip"
        title={isMeasured ? t('tournaments.form.tip', season) : t('tournaments.form.tipShort')}
      >
        {onVotes && onTimeout && t('tournaments.form.tipBoth')}
        {onVotes && !onTimeout && t('tournaments.form.tipVotes')}
        {!onVotes && onTimeout && t('tournaments.form.tipTimeout')}
        {!onVotes && !onTimeout && t('tournaments.form.tipNone')}
      </Banner>
    </div>
  );
}
