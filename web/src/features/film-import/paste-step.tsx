import { importRules } from '@girone/contract/rules';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { DropPanel } from './drop-panel.tsx';
import { ImportHead } from './import-head.tsx';
import styles from './paste-step.module.css';
import { freePlaces, type Quota } from './quota.ts';
import { looksLikeTable } from './read-table.ts';
import { useAddedFiles } from './use-added-files.ts';
import type { ListDraft } from './use-list-draft.ts';

interface PasteStepProps {
  draft: ListDraft;
  quota: Quota;
  onCheck: () => void;
}

/** A list, typed, pasted, or out of a file. */
export function PasteStep({ draft, quota, onCheck }: PasteStepProps) {
  const { t } = useTranslation();
  const format = currentFormat();
  const { text, setText, list } = draft;
  const files = useAddedFiles(draft.append);
  const [isOver, setIsOver] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const count = list.lines.length;
  const most = format.number(importRules.lines);
  const free = freePlaces(quota);

  function check(): void {
    setIsMissing(count === 0);
    if (count > 0) onCheck();
  }

  function takePasted(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text/plain');
    const dropped = [...event.clipboardData.files];
    if (dropped.length === 0 && !looksLikeTable(pasted)) return;
    event.preventDefault();
    if (dropped.length > 0) void files.add(dropped);
    else void files.addText(pasted);
  }

  function hold(event: DragEvent, isHeld: boolean): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(isHeld);
  }

  return (
    <>
      <ImportHead step="paste" title={t('pages.title.filmsImport')} lead={t('filmImport.lead')} />
      <div
        className={styles.two}
        onDragOver={(event) => hold(event, true)}
        onDragLeave={(event) => hold(event, false)}
        onDrop={(event) => {
          hold(event, false);
          void files.add([...event.dataTransfer.files]);
        }}
      >
        <Card>
          <Field
            label={t('filmImport.list.label')}
            hint={t('filmImport.list.hint')}
            error={isMissing && count === 0 ? t('filmImport.list.missing') : undefined}
          >
            <Textarea
              value={text}
              rows={12}
              spellCheck={false}
              autoComplete="off"
              className={styles.text}
              onChange={({ target }) => setText(target.value)}
              onPaste={takePasted}
            />
          </Field>
          <div className={styles.counts}>
            <p>
              {t('filmImport.list.lines', { count, figure: format.number(count), most })}
              {list.repeated > 0 && (
                <span className={styles.note}>
                  {t('filmImport.list.repeated', {
                    count: list.repeated,
                    figure: format.number(list.repeated),
                  })}
                </span>
              )}
              {list.beyond > 0 && (
                <output className={styles.warning}>
                  {t('filmImport.list.beyond', {
                    count: list.beyond,
                    figure: format.number(list.beyond),
                    most,
                  })}
                </output>
              )}
            </p>
            {text !== '' && (
              <Button variant="ghost" size="small" onClick={() => setText('')}>
                {t('filmImport.list.clear')}
              </Button>
            )}
          </div>
        </Card>
        <div className={styles.or} aria-hidden>
          <span>{t('filmImport.between')}</span>
        </div>
        <DropPanel files={files} isOver={isOver} />
      </div>
      <div className={styles.foot}>
        <p className={styles.quota}>
          <b className={styles.figure}>{`${quota.used}/${quota.allowed}`}</b>
          {free === 0 ? t('filmImport.quota.full') : t('filmImport.quota.room', { count: free })}
        </p>
        <Button size="large" pending={files.isReading} onClick={check}>
          {count === 0
            ? t('filmImport.list.checkNone')
            : t('filmImport.list.check', { count, figure: format.number(count) })}
        </Button>
      </div>
    </>
  );
}
