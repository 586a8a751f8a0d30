import { pages } from '@girone/contract/pages';
import { Check } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { importSteps, type ImportStep } from './import-address.ts';
import styles from './import-head.module.css';

interface ImportHeadProps {
  step: ImportStep;
  title: string;
  lead: string;
}

/** The title of a step, and where it stands among the others. */
export function ImportHead({ step, title, lead }: ImportHeadProps) {
  const { t } = useTranslation();
  const back =
    step === 'paste'
      ? { href: pages.films, label: t('pages.title.films') }
      : { href: pages.filmsImport, label: t('filmImport.back') };
  return (
    <div className={styles.head}>
      <PageHead back={back} title={title} lead={lead} />
      <ol aria-label={t('filmImport.steps')} className={styles.steps}>
        {importSteps.map((each, at) => {
          const isPast = at < importSteps.indexOf(step);
          return (
            <li
              key={each}
              aria-current={each === step ? 'step' : undefined}
              className={joinClasses(styles.step, isPast && styles.past)}
            >
              {isPast ? <Check {...textIcon} /> : <b className={styles.number}>{at + 1}</b>}
              <span className={styles.name}>{t(`filmImport.${each}`)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
