import { UsersRound, X } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { buttonIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { SoundButton } from './sound-button.tsx';
import { QrCode } from '../../lib/qr-code.tsx';
import { useStageSetting } from './stage-context.ts';
import styles from './stage-top.module.css';

interface StageTopProps {
  title: string;
  note: string;
  /** The match that plays, counted from 0; null where the evening has none at the moment. */
  current: number | null;
}

/** What plays, where the evening stands, and who is here. */
export function StageTop({ title, note, current }: StageTopProps) {
  const { t } = useTranslation();
  const { face, evening, address } = useStageSetting();
  const { here } = evening.day.hall;
  if (face === 'phone') {
    return (
      <PhoneTop>
        <h1>{title}</h1>
        {current === null ? <span>{note}</span> : <Pips current={current} />}
      </PhoneTop>
    );
  }
  return (
    <header className={styles.big}>
      <div className={styles.what}>
        <h1>{title}</h1>
        <span>{note}</span>
      </div>
      {current === null ? <span /> : <Pips current={current} />}
      <div className={styles.who}>
        <span>
          {t('stage.hall.inside')} <b>{here}</b>
        </span>
        <span className={styles.code}>
          <QrCode text={address} />
        </span>
      </div>
    </header>
  );
}

/** On a phone: the way out, what plays, and how many are here. */
export function PhoneTop({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { evening, backHref } = useStageSetting();
  const { here } = evening.day.hall;
  return (
    <header className={styles.phone}>
      <Link href={backHref} aria-label={t('stage.leave')} className={styles.leave}>
        <X {...buttonIcon} />
      </Link>
      <div className={styles.playing}>{children}</div>
      <div className={styles.tools}>
        <SoundButton />
        <p className={styles.here}>
          <VisuallyHidden>{t('stage.hall.count', { count: here })}</VisuallyHidden>
          <UsersRound {...textIcon} />
          <b aria-hidden>{here}</b>
        </p>
      </div>
    </header>
  );
}

/** Beyond this many rings, a figure says it better. */
const mostPips = 12;

function Pips({ current }: { current: number }) {
  const { t } = useTranslation();
  const { matches } = useStageSetting().evening;
  const label = t('stage.matchOf', { number: current + 1, total: matches.length });
  if (matches.length > mostPips) return <p className={styles.figure}>{label}</p>;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of one figure
      role="img"
      aria-label={label}
      className={styles.pips}
    >
      {matches.map(({ index }) => (
        <i
          key={index}
          className={joinClasses(
            index < current && styles.done,
            index === current && styles.current,
          )}
        />
      ))}
    </div>
  );
}
