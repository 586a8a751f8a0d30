import { importRules } from '@girone/contract/rules';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { useNow } from '../../lib/text/use-now.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { undoRun, type ImportRun } from './import-run.ts';
import styles from './undo-banner.module.css';

interface UndoBannerProps {
  run: ImportRun;
  onChange: () => void;
  /** More about what was added. */
  text?: ReactNode;
  /** Where to go from here. */
  action?: ReactNode;
}

/** What was added, and a minute in which it can be taken back; then what came of that. */
export function UndoBanner({ run, onChange, text, action }: UndoBannerProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const isUndone = run.state === 'undone';
  const wasUndone = useRef(isUndone);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isUndone && !wasUndone.current) outcome.current?.focus();
    wasUndone.current = isUndone;
  }, [isUndone]);

  async function undo(): Promise<void> {
    setProblem(null);
    try {
      await undoRun(onChange);
    } catch (error) {
      setProblem(failureText(error, t('filmImport.undo.failed')));
    }
  }

  const count = run.added.length;
  return (
    <div ref={outcome} tabIndex={-1} className={styles.outcome}>
      <Banner
        kind="ok"
        title={
          isUndone
            ? t('filmImport.undo.done', { count: run.removed })
            : t('filmImport.run.joined', { count })
        }
        action={
          <div className={styles.actions}>
            {run.undoUntil !== null && (
              <UndoButton
                until={run.undoUntil}
                isPending={run.state === 'undoing'}
                onUndo={() => void undo()}
              />
            )}
            {action}
          </div>
        }
      >
        {text}
        {isUndone && run.kept.length > 0 && (
          <>
            {t('filmImport.undo.kept')}
            <ul>
              {run.kept.map(({ id, title, reason }) => (
                <li key={id}>{t(`filmImport.undo.${reason}`, { title })}</li>
              ))}
            </ul>
          </>
        )}
      </Banner>
      <FormError>{problem}</FormError>
    </div>
  );
}

interface UndoButtonProps {
  until: number;
  isPending: boolean;
  onUndo: () => void;
}

/** A ring that empties while there is time. */
function UndoButton({ until, isPending, onUndo }: UndoButtonProps) {
  const { t } = useTranslation();
  const seconds = Math.ceil((until - useNow(1000)) / 1000);
  if (seconds <= 0 && !isPending) return null;
  const left = Math.min(1, Math.max(0, seconds / importRules.undoSeconds));
  return (
    <Button
      variant="secondary"
      pending={isPending}
      pendingLabel={t('filmImport.undo.pending')}
      icon={
        <svg viewBox="0 0 24 24" fill="none" className={styles.ring} aria-hidden>
          <circle cx="12" cy="12" r="9" className={styles.whole} />
          <circle
            cx="12"
            cy="12"
            r="9"
            pathLength="1"
            strokeDasharray={`${left} 1`}
            transform="rotate(-90 12 12)"
          />
        </svg>
      }
      onClick={onUndo}
    >
      {t('filmImport.undo.action')}
      <span aria-hidden className={styles.seconds}>
        {t('filmImport.undo.seconds', { count: seconds })}
      </span>
      <VisuallyHidden>{t('filmImport.undo.within')}</VisuallyHidden>
    </Button>
  );
}
