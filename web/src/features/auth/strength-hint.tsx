import { limits } from '@girone/contract/rules';
import { useTranslation } from '../../i18n/use-translation.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { ratePassword, type StrengthLevel } from './password-strength.ts';
import styles from './strength-hint.module.css';

interface StrengthHintProps {
  password: string;
  username: string;
}

const bars = [1, 2, 3, 4] as const;

/** The rule until something is typed, then how strong it is: four bars, and the same in words. */
export function StrengthHint({ password, username }: StrengthHintProps) {
  const { t } = useTranslation();
  if (password === '') return t('auth.hint.password', { min: limits.password.min });
  const { level, advice } = ratePassword(password, username);
  return (
    <span className={styles.hint}>
      <span className={joinClasses(styles.meter, toneOf(level))} aria-hidden>
        {bars.map((bar) => (
          <span key={bar} className={joinClasses(styles.bar, bar <= level && styles.filled)} />
        ))}
      </span>
      <span aria-live="polite">
        {t(`auth.strength.level${level}`)}
        {advice !== null && ` ${t(`auth.strength.${advice}`)}`}
      </span>
    </span>
  );
}

function toneOf(level: StrengthLevel): string | undefined {
  if (level >= 3) return styles.good;
  return level === 2 ? styles.fair : styles.weak;
}
