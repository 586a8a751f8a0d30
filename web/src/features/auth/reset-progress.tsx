import { pages } from '@girone/contract/pages';
import { Check } from '../../ui/images/icons.ts';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useReturnNavigation } from './use-return-navigation.ts';
import styles from './reset-progress.module.css';

export type ResetStep = 'request' | 'update';

export const stepPaths: Readonly<Record<ResetStep, string>> = {
  request: pages.passwordReset,
  update: `${pages.passwordReset}?step=update`,
};

/** Where one is; the other step is a press away. */
export function ResetProgress({ step }: { step: ResetStep }) {
  const { t } = useTranslation();
  const { follow } = useReturnNavigation();
  const steps = [
    { name: 'request', label: t('auth.reset.stepRequest') },
    { name: 'update', label: t('auth.reset.stepUpdate') },
  ] as const;
  return (
    <ol className={styles.steps} aria-label={t('auth.reset.steps')}>
      {steps.map(({ name, label }) =>
        name === step ? (
          <li key={name} aria-current="step" className={styles.current}>
            <span>{label}</span>
          </li>
        ) : (
          <li key={name} className={name === 'request' ? styles.done : undefined}>
            <Link href={stepPaths[name]} onClick={follow(stepPaths[name])} className={styles.link}>
              {name === 'request' && <Check size={16} aria-hidden />}
              {label}
            </Link>
          </li>
        ),
      )}
    </ol>
  );
}
