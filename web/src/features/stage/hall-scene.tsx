import { useTranslation } from '../../i18n/use-translation.ts';
import { BrandMark } from '../../ui/images/brand-mark.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Countdown } from './countdown.tsx';
import { HallSeats } from './hall-seats.tsx';
import styles from './hall-scene.module.css';
import { MatchBoard } from './match-board.tsx';
import { QrCode } from '../../lib/qr-code.tsx';
import { useStageSetting } from './stage-context.ts';
import { PhoneTop } from './stage-top.tsx';
import { useDayName } from './use-stage-words.ts';

/** The hall before the evening: who has sat down, what is on the bill, when it begins. */
export function HallScene() {
  const { face } = useStageSetting();
  return face === 'big' ? <BigHall /> : <PhoneHall />;
}

function BigHall() {
  const { t } = useTranslation();
  const { evening, address } = useStageSetting();
  const { day } = evening;
  const isEmpty = day.hall.here === 0;
  return (
    <section aria-label={t('stage.hall.title')} data-scene="hall" className={styles.big}>
      <div className={styles.hall}>
        <HallSeats hall={day.hall}>
          <div className={styles.disc}>
            <QrCode text={address} label={t('stage.hall.code', { address: plain(address) })} />
            <b>{t('stage.hall.scan')}</b>
          </div>
        </HallSeats>
      </div>
      <div className={styles.bill}>
        <BillHead />
        <h1 className={joinClasses(day.matches.length > 5 && styles.tighter)}>
          {t(isEmpty ? 'stage.hall.empty' : 'stage.hall.tonight')}
        </h1>
        <MatchBoard />
        <div className={styles.foot}>
          {day.calledFor !== null && (
            <div>
              <span>{t('stage.hall.startsIn')}</span>
              <Countdown until={day.calledFor} className={styles.clock} />
            </div>
          )}
          <div>
            <span>{t('stage.hall.inside')}</span>
            <p className={styles.figure}>
              {day.hall.here}
              <em>/{day.hall.seats}</em>
            </p>
          </div>
          <div>
            <span>{t('stage.hall.noCamera')}</span>
            <p className={styles.address}>{plain(address)}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The mark, and which evening it is. */
export function BillHead({ note }: { note?: string }) {
  const { evening } = useStageSetting();
  const dayName = useDayName();
  return (
    <div className={styles.head}>
      <BrandMark withName className={styles.brand} />
      <p>
        <b>{evening.tournament.name}</b>
        {note ?? dayName(evening)}
      </p>
    </div>
  );
}

/** As somebody would type it. */
export function plain(address: string): string {
  return address.replace(/^https?:\/\//, '');
}

function PhoneHall() {
  const { t } = useTranslation();
  const { evening } = useStageSetting();
  const dayName = useDayName();
  const { day, tournament } = evening;
  return (
    <section aria-label={t('stage.hall.title')} data-scene="hall" className={styles.phone}>
      <PhoneTop>
        <b>{tournament.name}</b>
        <span>{dayName(evening)}</span>
      </PhoneTop>
      <div className={styles.hall}>
        <HallSeats hall={day.hall}>
          <p className={styles.disc}>
            <span className={styles.figure}>
              {day.hall.here}
              <em>/{day.hall.seats}</em>
            </span>
            <b>{t('stage.hall.insideSmall')}</b>
          </p>
        </HallSeats>
      </div>
      <div className={styles.body}>
        <h1>{t(day.hall.here === 0 ? 'stage.hall.empty' : 'stage.hall.tonight')}</h1>
        {day.calledFor !== null && (
          <div className={styles.starts}>
            <span>{t('stage.hall.startsIn')}</span>
            <Countdown until={day.calledFor} />
          </div>
        )}
        <p>{t('stage.hall.lead', { count: day.matches.length })}</p>
      </div>
    </section>
  );
}
