import { pages } from '@girone/contract/pages';
import { CircleStop, RotateCw, WifiOff } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './added-step.module.css';
import { ImportHead } from './import-head.tsx';
import { readFailure, resumeRun, stopRun, type ImportRun } from './import-run.ts';
import { PrintedFilms } from './printed-films.tsx';
import type { Quota } from './quota.ts';
import { UndoBanner } from './undo-banner.tsx';

interface AddedStepProps {
  run: ImportRun;
  quota: Quota;
  onChange: () => void;
}

/** Films on their way in, then what was added. */
export function AddedStep({ run, quota, onChange }: AddedStepProps) {
  const { t } = useTranslation();
  const { state, wanted, done, added } = run;
  const isUnderWay = state === 'adding' || state === 'stopping';
  const phase = isUnderWay ? 'adding' : state === 'stopped' ? 'stopped' : 'done';
  const titles = { adding: 'title', stopped: 'stoppedTitle', done: 'doneTitle' } as const;
  const leads = { adding: 'lead', stopped: 'stoppedLead', done: 'doneLead' } as const;
  const next = wanted[done]?.title;
  return (
    <>
      <ImportHead
        step="added"
        title={t(`filmImport.run.${titles[phase]}`)}
        lead={t(`filmImport.run.${leads[phase]}`)}
      />
      <div className={styles.parts}>
        {state === 'stopped' && <Halted run={run} onChange={onChange} />}
        {!isUnderWay && (
          <UndoBanner
            run={run}
            onChange={onChange}
            text={state === 'undone' ? null : <Outcome run={run} quota={quota} />}
            action={
              <ButtonLink
                href={pages.films}
                variant={state === 'stopped' ? 'secondary' : 'primary'}
              >
                {t('filmImport.run.see')}
              </ButtonLink>
            }
          />
        )}
        {state !== 'undone' && (
          <Card as="section" aria-label={t('filmImport.added')}>
            {isUnderWay && (
              <div className={styles.progress}>
                <ProgressBar
                  label={next === undefined ? '' : t('filmImport.run.now', { title: next })}
                  value={done}
                  max={wanted.length}
                  text={t('filmImport.run.progress', { done, all: wanted.length })}
                />
              </div>
            )}
            <PrintedFilms run={run} />
            {isUnderWay && (
              <Button
                variant="secondary"
                icon={<CircleStop {...buttonIcon} />}
                pending={state === 'stopping'}
                pendingLabel={t('filmImport.run.stopping')}
                className={styles.stop}
                onClick={stopRun}
              >
                {t('filmImport.run.stop')}
              </Button>
            )}
          </Card>
        )}
      </div>
      <VisuallyHidden>
        <output>
          {isUnderWay && t('filmImport.run.title')}
          {state === 'stopped' && t('filmImport.run.haltTitle', { done, all: wanted.length })}
          {state === 'done' && t('filmImport.run.joined', { count: added.length })}
        </output>
      </VisuallyHidden>
    </>
  );
}

/** What stayed out, and why; and how many there are now. */
function Outcome({ run, quota }: Omit<AddedStepProps, 'onChange'>) {
  const { t } = useTranslation();
  const { owned, noPlace, added } = run;
  const isFull = quota.used >= quota.allowed;
  const sentences = [
    t(`filmImport.run.${isFull ? 'full' : 'room'}`, { ...quota }),
    owned > 0 && t('filmImport.run.owned', { count: owned }),
    noPlace > 0 && t('filmImport.run.noPlace', { count: noPlace }),
    added.length > 0 && t('filmImport.run.enriched'),
  ];
  return sentences.filter(Boolean).join(' ');
}

function Halted({ run, onChange }: Omit<AddedStepProps, 'quota'>) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const failure = readFailure();
  const isCut = failure instanceof ApiError && failure.code === 'network';
  const why = isCut
    ? t('filmImport.run.lineLost')
    : failure === null
      ? t('filmImport.run.halted')
      : failureText(failure);
  return (
    <Banner
      kind="wait"
      icon={failure === null ? <CircleStop {...buttonIcon} /> : <WifiOff {...buttonIcon} />}
      title={t('filmImport.run.haltTitle', { done: run.done, all: run.wanted.length })}
      action={
        <Button icon={<RotateCw {...buttonIcon} />} onClick={() => void resumeRun(onChange)}>
          {t('filmImport.run.resume')}
        </Button>
      }
    >
      {why} {t('filmImport.run.rest', { added: run.added.length })}
    </Banner>
  );
}
