import { importRules } from '@girone/contract/rules';
import { CircleCheck, Upload } from '../../ui/images/icons.ts';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { sizeText } from '../../lib/text/size-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { buttonIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { EmptyRings } from '../../ui/feedback/rings.tsx';
import styles from './drop-panel.module.css';
import type { AddedFiles } from './use-added-files.ts';

interface DropPanelProps {
  files: AddedFiles;
  /** Something is held over it. */
  isOver: boolean;
}

export function DropPanel({ files, isOver }: DropPanelProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { notes, isReading, add } = files;
  const problems = notes.filter(({ isProblem }) => isProblem);
  const news = notes.filter(({ isProblem }) => !isProblem);
  return (
    <Card>
      <div
        className={joinClasses(
          styles.zone,
          isOver && styles.over,
          problems.length > 0 && styles.wrong,
        )}
      >
        <span className={styles.rings}>
          <EmptyRings />
        </span>
        <h2 className={styles.title}>{t('filmImport.file.title')}</h2>
        <p className={styles.text}>
          {t('filmImport.file.text', {
            most: currentFormat().number(importRules.lines),
            size: sizeText(importRules.fileBytes),
          })}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept=".csv,.tsv,.txt,.zip,text/csv,text/plain,application/zip"
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            // The same file must be able to be chosen once more.
            target.value = '';
          }}
        />
        <Button
          variant="secondary"
          icon={<Upload {...buttonIcon} />}
          pending={isReading}
          pendingLabel={t('filmImport.file.reading')}
          onClick={() => input.current?.click()}
        >
          {t('filmImport.file.choose')}
        </Button>
      </div>
      {problems.map(({ id, text }) => (
        <FormError key={id}>{text}</FormError>
      ))}
      <output className={styles.news}>
        {news.map(({ id, text }) => (
          <span key={id} className={styles.new}>
            <CircleCheck {...textIcon} />
            <span>{text}</span>
          </span>
        ))}
      </output>
      <dl className={styles.kinds}>
        <div>
          <dt>{t('filmImport.file.letterboxd')}</dt>
          <dd>{t('filmImport.file.letterboxdText')}</dd>
        </div>
        <div>
          <dt>{t('filmImport.file.imdb')}</dt>
          <dd>{t('filmImport.file.imdbText')}</dd>
        </div>
        <div>
          <dt>{t('filmImport.file.sheet')}</dt>
          <dd>{t('filmImport.file.sheetText')}</dd>
        </div>
      </dl>
    </Card>
  );
}
