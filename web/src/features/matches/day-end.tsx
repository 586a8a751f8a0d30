import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './day-end.module.css';

interface DayEndProps {
  day: number;
  /** Where days of several championships stand together. */
  championship?: string | undefined;
  /** The results are here. */
  isCounted: boolean;
  /** The day that follows on this page; null where none does. */
  nextDay: number | null;
  /** Where the champion is to be seen, if that was the last day. */
  championHref: string | null;
  onGo: () => void;
}

/** Behind the cards of a day that has closed on screen: the way on. */
export function DayEnd(props: DayEndProps) {
  const { day, championship, isCounted, nextDay, championHref, onGo } = props;
  const { t } = useTranslation();
  return (
    <Card className={styles.end}>
      <h3 className={styles.title}>{t('matches.moment.closed', { day })}</h3>
      {championship !== undefined && <p className={styles.championship}>{championship}</p>}
      <p className={styles.text}>
        {t(isCounted ? wordsOf(championHref !== null) : 'matches.moment.counting')}
      </p>
      {isCounted && <WayOn nextDay={nextDay} championHref={championHref} onGo={onGo} />}
    </Card>
  );
}

function wordsOf(isLast: boolean) {
  return isLast ? 'matches.moment.over' : 'matches.moment.results';
}

interface WayOnProps extends Pick<DayEndProps, 'nextDay' | 'championHref' | 'onGo'> {
  /** In small and beside a heading, for those who do not go through all the cards. */
  isSmall?: boolean | undefined;
}

export function WayOn({ nextDay, championHref, onGo, isSmall = false }: WayOnProps) {
  const { t } = useTranslation();
  const look = isSmall ? ({ variant: 'secondary', size: 'small' } as const) : {};
  if (championHref !== null) {
    return (
      <ButtonLink {...look} href={championHref} onClick={onGo}>
        {t('matches.moment.champion')}
      </ButtonLink>
    );
  }
  return (
    <Button {...look} onClick={onGo}>
      {nextDay === null ? t('matches.moment.next') : t('matches.moment.toDay', { day: nextDay })}
    </Button>
  );
}
