import { RotateCcw, X } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './verdict.module.css';

type Tone = 'ok' | 'no' | 'calm';

interface VerdictProps {
  tone: Tone;
  title: string;
  children?: ReactNode;
  /** From 0 to 1; absent where nothing was counted. */
  share?: number | undefined;
  note?: string | undefined;
  isRunning: boolean;
  evidence?: ReactNode;
  onCancel: () => void;
  onAgain: () => void;
}

/** The answer, before anything else; while it is being looked for, how far that is. */
export function Verdict(props: VerdictProps) {
  const { tone, title, children, share, note, isRunning, evidence, onCancel, onAgain } = props;
  const { t } = useTranslation();
  const percent = Math.round(100 * (share ?? 0));
  return (
    <section
      className={joinClasses(styles.verdict, styles[tone])}
      aria-labelledby="verdict"
      aria-busy={isRunning}
    >
      <VerdictRing tone={tone} isRunning={isRunning} />
      <div className={styles.words}>
        <div role={tone === 'no' ? 'alert' : 'status'}>
          <h2 id="verdict" className={styles.title}>
            {title}
          </h2>
          {!isRunning && children}
        </div>
        {isRunning && <p>{children}</p>}
        {share !== undefined && (
          <div className={styles.progress}>
            <progress
              className={styles.bar}
              max={100}
              value={percent}
              aria-label={t('verification.progress')}
            />
            {note !== undefined && <span>{note}</span>}
          </div>
        )}
      </div>
      <div className={styles.actions}>
        {!isRunning && evidence}
        {isRunning ? (
          <Button variant="secondary" icon={<X {...buttonIcon} />} onClick={onCancel}>
            {t('verification.action.cancel')}
          </Button>
        ) : (
          <Button
            variant={tone === 'no' ? 'ghost' : 'secondary'}
            icon={<RotateCcw {...buttonIcon} />}
            onClick={onAgain}
          >
            {t('verification.action.again')}
          </Button>
        )}
      </div>
    </section>
  );
}

function VerdictRing({ tone, isRunning }: { tone: Tone; isRunning: boolean }) {
  return (
    <svg
      className={joinClasses(styles.ring, isRunning && styles.turning)}
      viewBox="0 0 120 120"
      aria-hidden
    >
      {tone === 'ok' && <circle className={styles.rim} cx="60" cy="60" r="52" />}
      {tone === 'no' && <path className={styles.rim} d="M74.5 10.1A52 52 0 1 1 45.5 10.1" />}
      {tone === 'calm' && (
        <circle className={joinClasses(styles.rim, styles.dashed)} cx="60" cy="60" r="52" />
      )}
      <circle className={styles.inner} cx="60" cy="60" r="38" />
      {tone === 'ok' && <path className={styles.sign} d="M43 61l12 12l23-26" />}
      {tone === 'no' && <path className={styles.sign} d="M60 40v26M60 78.5v.5" />}
    </svg>
  );
}
