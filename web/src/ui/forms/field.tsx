import { useId, useMemo, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';
import styles from './field.module.css';
import { FormError } from './form-error.tsx';
import { joinClasses } from '../styling/join-classes.ts';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optionalMark?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A label, one control, and what there is to say about it. */
export function Field({ label, hint, error, optionalMark, children, className }: FieldProps) {
  const id = useId();
  const hasHint = isShown(hint);
  const isInvalid = isShown(error);
  const links = useMemo(() => {
    const described = [isInvalid && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean);
    return {
      controlId: `${id}-control`,
      describedBy: described.length > 0 ? described.join(' ') : undefined,
      isInvalid,
    };
  }, [id, hasHint, isInvalid]);

  return (
    <FieldContext value={links}>
      <div className={joinClasses(styles.field, className)}>
        <label htmlFor={links.controlId} className={styles.label}>
          {label}
          {optionalMark !== undefined && ' '}
          {optionalMark !== undefined && <span className={styles.optional}>{optionalMark}</span>}
        </label>
        {children}
        {hasHint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
        {isInvalid && <FormError id={`${id}-error`}>{error}</FormError>}
      </div>
    </FieldContext>
  );
}

function isShown(content: ReactNode): boolean {
  return content !== undefined && content !== null && content !== false && content !== '';
}
