import { ArrowRight, FileCheck } from '../../ui/images/icons.ts';
import method from '../../../../docs/verification.md?url';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { buttonIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './method-card.module.css';

/** The way past this page: how to check without it. */
export function MethodCard() {
  const { t } = useTranslation();
  return (
    <Card as="section" className={styles.card} aria-labelledby="method">
      <span className={styles.sign}>
        <FileCheck {...buttonIcon} />
      </span>
      <div className={styles.words}>
        <h2 id="method" className={styles.title}>
          {t('verification.trust.title')}
        </h2>
        <p>{t('verification.trust.text')}</p>
      </div>
      <TextLink standalone external href={method} icon={<ArrowRight {...textIcon} />}>
        {t('verification.trust.link')}
      </TextLink>
    </Card>
  );
}
