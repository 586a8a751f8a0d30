import styles from './skip-link.module.css';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The first stop of the keyboard: past the navigation, straight to the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#main"
      className={styles.skip}
      onClick={(event) => {
        // The focus moves, the address stays: a fragment would be one more step for the back button.
        event.preventDefault();
        document.querySelector<HTMLElement>('main')?.focus();
      }}
    >
      {t('navigation.skip')}
    </a>
  );
}
