import type { PlacedScene } from '@girone/championship/show/script';
import { useTranslation } from '../../i18n/use-translation.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './hall-scene.module.css';
import { HallSeats } from './hall-seats.tsx';
import { BillHead, plain } from './hall-scene.tsx';
import { MatchBoard } from './match-board.tsx';
import { QrCode } from '../../lib/qr-code.tsx';
import { useLate, useStageSetting } from './stage-context.ts';
import { PhoneTop } from './stage-top.tsx';
import type { ReactNode } from 'react';
import { useDayName } from './use-stage-words.ts';

interface EndedSceneProps {
  placed: PlacedScene;
  /** What can be done now, on a phone. */
  actions: ReactNode;
}

/** All results on the board, and where to go from here. */
export function EndedScene({ placed, actions }: EndedSceneProps) {
  const { t } = useTranslation();
  const { face, evening, address, backHref } = useStageSetting();
  const dayName = useDayName();
  const late = useLate(placed.begins);
  const { day, tournament } = evening;
  if (face === 'phone') {
    return (
      <section aria-label={t('stage.ended.title')} data-scene="ended" className={styles.phone}>
        <PhoneTop>
          <b>{tournament.name}</b>
          <span>{dayName(evening)}</span>
        </PhoneTop>
        <div className={joinClasses(styles.body, styles.top)}>
          <h1>{t('stage.ended.title')}</h1>
          <p>{t('stage.ended.text')}</p>
          {actions}
          <ol aria-label={t('stage.board.results')} className={styles.results}>
            {evening.matches.map(({ matchNumber, home, away, told }) => (
              <li key={matchNumber}>
                <span>
                  {home.title} – {away.title}
                </span>
                <b>{told === undefined ? '' : `${told.film1Votes}–${told.film2Votes}`}</b>
              </li>
            ))}
          </ol>
        </div>
      </section>
    );
  }
  const championship = new URL(backHref, address).href;
  return (
    <section
      aria-label={t('stage.ended.title')}
      data-scene="ended"
      className={styles.big}
      style={late}
    >
      <div className={styles.hall}>
        <HallSeats hall={{ ...day.hall, seats: day.hall.here }}>
          <div className={styles.disc}>
            <QrCode
              text={championship}
              label={t('stage.hall.code', { address: plain(championship) })}
            />
            <b>{t('stage.ended.scan')}</b>
          </div>
        </HallSeats>
      </div>
      <div className={styles.bill}>
        <BillHead />
        <h1 className={joinClasses(day.matches.length > 5 && styles.tighter)}>
          {t('stage.ended.title')}
        </h1>
        <MatchBoard hasResults />
        <p className={styles.thanks}>{t('stage.ended.text')}</p>
      </div>
    </section>
  );
}
