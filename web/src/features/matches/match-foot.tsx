import type { Match } from '@girone/contract/matches';
import { EyeOff, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import styles from './match-card.module.css';
import { useClosingText } from './use-closing-text.ts';

interface MatchFootProps {
  match: Match;
  now: number;
  /** The count is hidden: the turnout stands here instead. */
  isSecret: boolean;
  onNotSeen?: (() => void) | undefined;
}

/** Below the pitch: the turnout of a secret vote, and the third answer. */
export function MatchFoot({ match, now, isSecret, onNotSeen }: MatchFootProps) {
  const { t } = useTranslation();
  const closes = useClosingText()(match.autoAdvanceTime, now);
  const names = { home: match.film1.title, away: match.film2.title };
  return (
    <div className={styles.foot}>
      {isSecret && (
        <p className={styles.secret}>
          <Lock size={16} strokeWidth={1.75} aria-hidden />
          <span>
            <b className={styles.turnout}>{t('matches.votes', { count: match.totalVotes })}</b>
            {closes !== null && <span className={styles.secretCloses}>{closes}</span>}
            <span className={styles.why}>{t('matches.secret')}</span>
          </span>
        </p>
      )}
      {onNotSeen !== undefined && match.viewerNotSeen && (
        <p className={styles.notSeen}>
          <EyeOff size={20} strokeWidth={1.75} aria-hidden />
          {t('matches.notSeenChosen')}
        </p>
      )}
      {onNotSeen !== undefined && !match.viewerNotSeen && (
        <Button
          variant="ghost"
          block
          icon={<EyeOff size={20} strokeWidth={1.75} aria-hidden />}
          aria-label={t('matches.notSeenFor', names)}
          onClick={onNotSeen}
        >
          {t('matches.notSeen')}
        </Button>
      )}
    </div>
  );
}
