import { ArrowRight } from '../../ui/images/icons.ts';
import type { AuditEntry } from '@girone/contract/admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './audit.module.css';
import { useAuditTexts } from './audit-texts.ts';

/** What an act has changed, field by field: as it was, and as it is. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const changes = useAuditTexts().changesOf(entry);
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.field}>{field}</span>{' '}
          {before !== null && (
            <span className={after === null ? undefined : styles.before}>{before}</span>
          )}
          {before !== null && after !== null && (
            <>
              <VisuallyHidden>{t('admin.audit.became')}</VisuallyHidden>
              <ArrowRight {...textIcon} className={styles.arrow} />
            </>
          )}
          {after !== null && <span className={styles.after}>{after}</span>}
        </li>
      ))}
    </ul>
  );
}
