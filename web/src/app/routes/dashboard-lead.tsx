import type { Dashboard } from '@girone/contract/dashboard';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { votesLeft } from '../../domain/match/answered.ts';
import { voteStateOf } from './dashboard-state.ts';

/** The one fact that matters: what waits, and until when. */
export function Lead({ facts }: { facts: Dashboard }) {
  const { t } = useTranslation();
  const { waiting, nextClose, setups, firstSteps, tournaments } = facts;

  /** With when the next day closes. */
  function untilClose(sentence: string): string {
    if (nextClose === null) return sentence;
    const { matchDay: day, closesAt } = nextClose;
    return `${sentence} ${t('dashboard.closes', { day, time: currentFormat().dateTime(closesAt) })}`;
  }

  const state = voteStateOf(facts);
  if (state === 'waiting') {
    return untilClose(t('dashboard.votes', { count: votesLeft(waiting) }));
  }
  const [wanted, ...more] = setups.filter(({ filmsWanted }) => filmsWanted > 0);
  if (wanted !== undefined) {
    return more.length > 0
      ? t('dashboard.leads.wantedBySeveral', { number: more.length + 1 })
      : t('dashboard.leads.wanted', { name: wanted.name, count: wanted.filmsWanted });
  }
  if (state === 'voted') return untilClose(t('dashboard.leads.allVoted'));
  if (state === 'votedOthersOpen') return t('dashboard.leads.votedOthersOpen');
  const isEmpty = tournaments.active + tournaments.gettingReady === 0;
  if (isEmpty && firstSteps?.kind === 'organizer' && !firstSteps.isHidden) {
    return t('dashboard.leads.empty');
  }
  if (state === 'othersOpen') return t('dashboard.leads.othersOpen');
  return state === 'ready' ? t('dashboard.leads.gettingReady') : t('dashboard.leads.nothingOpen');
}
