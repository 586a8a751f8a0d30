import type { Match } from '@girone/contract/matches';
import { Check, Clock, Hourglass, RotateCcw } from '../../ui/images/icons.ts';
import type { KeptVote } from '../../domain/kept-votes/kept-vote.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './kept-votes.module.css';
import { useMomentText } from './use-moment-text.ts';

const icons = {
  waiting: Hourglass,
  counted: Check,
  late: Clock,
  overtaken: RotateCcw,
  refused: Clock,
} as const;

/** What becomes, or became, of a vote that was cast without a line. */
export function KeptWord({ vote, match }: { vote: KeptVote; match: Match }) {
  const { t } = useTranslation();
  const text = useWordText(vote, match);
  const Icon = icons[vote.state];
  return (
    <div className={joinClasses(styles.word, styles[vote.state])}>
      <Icon {...buttonIcon} />
      <p>
        <b>{t(`keptVotes.word.${vote.state}`)}</b> {text}
      </p>
    </div>
  );
}

function useWordText({ state, chosenAt, settledAt }: KeptVote, match: Match): string {
  const { t } = useTranslation();
  const moment = useMomentText();
  const times = { chosen: moment(chosenAt), settled: moment(settledAt ?? chosenAt) };
  if (state !== 'late') return t(`keptVotes.word.${state}Text`, times);
  return match.completedAt === null
    ? t('keptVotes.word.lateTextOnly', times)
    : t('keptVotes.word.lateText', { ...times, closed: moment(Date.parse(match.completedAt)) });
}
