import { pages } from '@girone/contract/pages';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import styles from './closing-call.module.css';

export function ClosingCall() {
  const { t } = useTranslation();
  return (
    <section className={styles.call}>
      <h2 className={styles.title}>{t('landing.closing.title')}</h2>
      <ButtonLink size="large" href={`${pages.auth}?tab=register`}>
        {t('landing.closing.action')}
      </ButtonLink>
    </section>
  );
}
