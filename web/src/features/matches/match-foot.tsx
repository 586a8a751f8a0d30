import type { Match } from '@girone/contract/matches';
import { EyeOff, Lock } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { buttonIcon, textIcon } from '../../ui/icon-look.ts';
import styles from './match-card.module.css';

interface MatchFootProps {
  match: Match;
  closes: string | null;
  /** The count is hidden: the turnout stands here instead. */
  isSecret: boolean;
  onNotSeen?: (() => void) | undefined;
}

/** Below the pitch: the turnout of a secret vote, and the third answer. */
export function MatchFoot({ match, closes, isSecret, onNotSeen }: MatchFootProps) {
  const { t } = useTranslation();
  const names = { home: match.film1.title, away: match.film2.title };
  return (
    <div className={styles.foot}>
      {isSecret && (
        <p className={styles.secret}>
          <Lock {...textIcon} />
          <span>
            <b className={styles.turnout}>{t('matches.votes', { count: match.totalVotes })}</b>
            {closes !== null && <span className={styles.secretCloses}>{closes}</span>}
            <span className={styles.why}>{t('matches.secret')}</span>
          </span>
        </p>
      )}
      {onNotSeen !== undefined && match.viewerNotSeen && (
        <p className={styles.notSeen}>
          <EyeOff {...buttonIcon} />
          {t('matches.notSeenChosen')}
        </p>
      )}
      {onNotSeen !== undefined && !match.viewerNotSeen && (
        <Button
          variant="ghost"
          block
          icon={<EyeOff {...buttonIcon} />}
          aria-label={t('matches.notSeenFor', names)}
          onClick={onNotSeen}
        >
          {t('matches.notSeen')}
        </Button>
      )}
    </div>
  );
}
