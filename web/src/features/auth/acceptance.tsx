import { useId, type ComponentProps } from 'react';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './acceptance.module.css';
import { FormError } from '../../ui/forms/form-error.tsx';
import { LinkedSentence } from './linked-sentence.tsx';

type AcceptanceProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** With `<page>…</page>` around the words that lead to it. */
  sentence: string;
  href: string;
  error: string | undefined;
};

/** What has to be accepted. Reading it leaves the half-filled form where it is. */
export function Acceptance({ sentence, href, error, ...native }: AcceptanceProps) {
  const errorId = useId();
  const isInvalid = error !== undefined;
  return (
    <div>
      <Checkbox
        {...native}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? errorId : undefined}
        className={joinClasses(isInvalid && styles.invalid)}
        label={<LinkedSentence sentence={sentence} links={{ page: href }} inNewTab />}
      />
      {isInvalid && <FormError id={errorId}>{error}</FormError>}
    </div>
  );
}
