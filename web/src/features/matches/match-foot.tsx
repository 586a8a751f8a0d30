import type { Match } from '@girone/contract/matches';
import { EyeOff, Lock } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './match-card.module.css';

interface FootContent {
  closes: string | null;
  /** The count is hidden: the turnout stands here instead. */
  isSecret: boolean;
  /** Why the result is not that of the votes. */
  correction: string | null;
  /** What the result has done to the table. */
  tableLine: string | null;
  /** The circle whose members alone vote here. */
  onlyFor: string | null;
  /** The third answer counts here. */
  offersNotSeen: boolean;
}

interface MatchFootProps extends FootContent {
  match: Match;
  /** The choice waits for a line. */
  isKept: boolean;
  onNotSeen: () => void;
}

export function hasFoot(content: FootContent): boolean {
  const { isSecret, correction, tableLine, onlyFor, offersNotSeen } = content;
  const sentences = [correction, tableLine, onlyFor];
  return isSecret || offersNotSeen || sentences.some((text) => text !== null);
}

/** Below the pitch, line by line: what is to be said about the match, and the third answer. */
export function MatchFoot({ match, isKept, onNotSeen, ...content }: MatchFootProps) {
  const { t } = useTranslation();
  const { closes, isSecret, correction, tableLine, onlyFor, offersNotSeen } = content;
  return (
    <div className={styles.foot}>
      {tableLine !== null && <p className={styles.tableLine}>{tableLine}</p>}
      {correction !== null && <p className={styles.sentence}>{correction}</p>}
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
      {onlyFor !== null && (
        <p className={styles.sentence}>{t('matches.onlyMembers', { circle: onlyFor })}</p>
      )}
      {offersNotSeen && <NotSeen match={match} isKept={isKept} onChoose={onNotSeen} />}
    </div>
  );
}

interface NotSeenProps extends Pick<MatchFootProps, 'match' | 'isKept'> {
  onChoose: () => void;
}

/** Stays when it is chosen, and looks it: a vote for one of the two takes it back. */
function NotSeen({ match, isKept, onChoose }: NotSeenProps) {
  const { t } = useTranslation();
  const isChosen = match.viewerNotSeen;
  const names = { home: match.film1.title, away: match.film2.title };
  return (
    <Button
      variant="ghost"
      block
      icon={<EyeOff {...buttonIcon} />}
      aria-pressed={isChosen}
      aria-label={t(isChosen ? 'matches.notSeenChosenFor' : 'matches.notSeenFor', names)}
      className={joinClasses(isChosen && (isKept ? styles.waitingUnseen : styles.chosenUnseen))}
      onClick={() => {
        if (!isChosen) onChoose();
      }}
    >
      {isChosen && isKept
        ? t('keptVotes.notSeenWaiting')
        : t(isChosen ? 'matches.notSeenChosen' : 'matches.notSeen')}
    </Button>
  );
}
