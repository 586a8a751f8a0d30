import type { AdminMatch } from '@girone/contract/admin-seasons';
import { Ban, Clock, EyeOff } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { badgeIcon } from '../../ui/images/icon-sizes.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './league.module.css';
import { Moment } from './moment.tsx';

interface MatchProps {
  match: AdminMatch;
}

const looks = {
  active: { tone: 'active' },
  pending: { tone: 'line', icon: <Clock {...badgeIcon} /> },
  closed: { tone: 'line', icon: <EyeOff {...badgeIcon} /> },
  completed: { tone: 'done' },
} as const;

export function MatchState({ match: { status, isAbandoned } }: MatchProps) {
  const { t } = useTranslation();
  if (isAbandoned) {
    return (
      <Badge tone="line" icon={<Ban {...badgeIcon} />}>
        {t('admin.matches.states.abandoned')}
      </Badge>
    );
  }
  return <Badge {...looks[status]}>{t(`admin.matches.states.${status}`)}</Badge>;
}

function Score({ home, away }: { home: number; away: number }) {
  const { t } = useTranslation();
  const format = currentFormat();
  const [first, second] = [format.number(home), format.number(away)];
  return (
    <span className={styles.score}>
      <span aria-hidden>{`${first}–${second}`}</span>
      <VisuallyHidden>{t('admin.matches.score', { home: first, away: second })}</VisuallyHidden>
    </span>
  );
}

/** The result, and whether it is the one that was counted. */
export function MatchResult({ match }: MatchProps) {
  const { t } = useTranslation();
  const { film1Votes, film2Votes, correction } = match;
  if (film1Votes === null || film2Votes === null) return '–';
  return (
    <>
      <Score home={film1Votes} away={film2Votes} />{' '}
      {correction !== null && (
        <span className={styles.note}>
          {t('admin.matches.corrected', {
            date: currentFormat().date(correction.at),
            reason: correction.reason,
          })}
        </span>
      )}
    </>
  );
}

/** When it closed, or will. */
export function MatchClose({ match }: MatchProps) {
  const { completedAt, autoAdvanceTime, isAbandoned } = match;
  const time = completedAt ?? autoAdvanceTime;
  return time === null || isAbandoned ? '–' : <Moment time={time} />;
}
