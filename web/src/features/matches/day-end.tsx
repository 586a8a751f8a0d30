import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './day-end.module.css';

interface DayEndProps {
  day: number;
  /** Where days of several championships stand together. */
  championship?: string | undefined;
  /** The results are here, or held back. */
  isCounted: boolean;
  isFaceDown?: boolean;
  /** The day that follows on this page; null where none does. */
  nextDay: number | null;
  /** Where the champion is to be seen, if that was the last day. */
  championHref: string | null;
  /** What another feature has to say of the day. */
  story: ReactNode;
  /** Absent where the day stays: the last one, until it is revealed. */
  onGo?: (() => void) | undefined;
}

/** Behind the cards of a day that has closed on screen: the way on. */
export function DayEnd(props: DayEndProps) {
  const { day, championship, isCounted, isFaceDown, nextDay, championHref, story, onGo } = props;
  const { t } = useTranslation();
  const words = isFaceDown === true ? 'matches.moment.held' : wordsOf(championHref !== null);
  return (
    <Card className={styles.end}>
      <h3 className={styles.title}>{t('matches.moment.closed', { day })}</h3>
      {championship !== undefined && <p className={styles.championship}>{championship}</p>}
      <p className={styles.text}>{t(isCounted ? words : 'matches.moment.counting')}</p>
      {isCounted && story}
      {isCounted && onGo !== undefined && (
        <WayOn
          nextDay={nextDay}
          championHref={championHref}
          championship={championship}
          onGo={onGo}
        />
      )}
    </Card>
  );
}

function wordsOf(isLast: boolean) {
  return isLast ? 'matches.moment.over' : 'matches.moment.results';
}

type WayOnProps = Pick<DayEndProps, 'nextDay' | 'championHref' | 'championship'> & {
  onGo: () => void;
  /** In small and beside a heading, for those who do not go through all the cards. */
  isSmall?: boolean | undefined;
};

export function WayOn(props: WayOnProps) {
  const { nextDay, championHref, championship, onGo, isSmall = false } = props;
  const { t } = useTranslation();
  const action = useActionText()(nextDay, championHref !== null);
  // Two days that close together lead on by the same words.
  const name = championship && t('matches.moment.named', { action, championship });
  const look = isSmall ? ({ variant: 'secondary', size: 'small' } as const) : {};
  if (championHref !== null) {
    return (
      <ButtonLink {...look} href={championHref} aria-label={name} onClick={onGo}>
        {action}
      </ButtonLink>
    );
  }
  return (
    <Button {...look} aria-label={name} onClick={onGo}>
      {action}
    </Button>
  );
}

function useActionText() {
  const { t } = useTranslation();
  return (nextDay: number | null, isLast: boolean) => {
    if (isLast) return t('matches.moment.champion');
    return nextDay === null
      ? t('matches.moment.next')
      : t('matches.moment.toDay', { day: nextDay });
  };
}
