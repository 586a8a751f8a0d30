import { recoveryCodeCount } from '@girone/contract/rules';
import type { SecondFactor as Factor } from '@girone/contract/second-factor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LifeBuoy, ShieldCheck } from '../../../ui/images/icons.ts';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLiveEvent } from '../../../lib/api/live.ts';
import { LoadFailure } from '../../../lib/data-states/load-failure.tsx';
import { SectionFallback } from '../../../lib/loading/section-fallback.tsx';
import { currentFormat } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { buttonIcon } from '../../../ui/images/icon-sizes.ts';
import {
  LazyAppDialog,
  LazyEndFactorDialog,
  LazyRecoveryCodes,
  LazyRenewDialog,
} from './lazy-factor-dialogs.tsx';
import { secondFactorQuery } from './second-factor.queries.ts';
import styles from './second-factor.module.css';
import type { Owner } from '../use-own-proof.ts';

type Step = { kind: 'none' | 'setUp' | 'renew' | 'end' } | { kind: 'codes'; codes: string[] };

const nothing: Step = { kind: 'none' };

/** Whether a code is asked for after the password, and the ways to change that. */
export function SecondFactor({ owner }: { owner: Owner }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const query = useQuery(secondFactorQuery);
  const [step, setStep] = useState<Step>(nothing);
  useLiveEvent('account', refresh);

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  }

  function show(codes: string[]): void {
    refresh();
    setStep({ kind: 'codes', codes });
  }

  const close = () => setStep(nothing);

  if (query.data === undefined) {
    if (query.error === null) return <SectionFallback height={120} />;
    return <LoadFailure compact title={t('settingsPage.failed')} query={query} />;
  }
  return (
    <>
      <FactorState factor={query.data} onStep={(kind) => setStep({ kind })} />
      {step.kind === 'setUp' && <LazyAppDialog owner={owner} onDone={show} onClose={close} />}
      {step.kind === 'renew' && <LazyRenewDialog owner={owner} onDone={show} onClose={close} />}
      {step.kind === 'end' && (
        <LazyEndFactorDialog
          owner={owner}
          onEnded={() => {
            refresh();
            close();
          }}
          onClose={close}
        />
      )}
      {step.kind === 'codes' && <LazyRecoveryCodes codes={step.codes} onClose={close} />}
    </>
  );
}

interface FactorStateProps {
  factor: Factor;
  onStep: (step: 'setUp' | 'renew' | 'end') => void;
}

function FactorState({ factor, onStep }: FactorStateProps) {
  const { t } = useTranslation();
  const { enabledAt, recoveryCodesLeft, isRequired } = factor;
  if (enabledAt === null) {
    return (
      <>
        {isRequired && <p className={styles.note}>{t('secondFactor.required')}</p>}
        <Button
          variant="secondary"
          icon={<ShieldCheck {...buttonIcon} />}
          className={styles.action}
          onClick={() => onStep('setUp')}
        >
          {t('secondFactor.setUp')}
        </Button>
      </>
    );
  }
  const date = currentFormat().longDate(enabledAt);
  return (
    <>
      <Badge tone="done" className={styles.action}>
        {t('secondFactor.on')}
      </Badge>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <ShieldCheck {...buttonIcon} />
          <div className={styles.words}>
            <b>{t('secondFactor.app')}</b>
            <span className={styles.note}>{t('secondFactor.since', { date })}</span>
          </div>
          <Button size="small" variant="secondary" onClick={() => onStep('setUp')}>
            {t('secondFactor.changeApp')}
          </Button>
        </li>
        <li className={styles.row}>
          <LifeBuoy {...buttonIcon} />
          <div className={styles.words}>
            <b>{t('secondFactor.codes')}</b>
            <span className={styles.note}>
              {t('secondFactor.left', { count: recoveryCodesLeft, all: recoveryCodeCount })}
            </span>
          </div>
          <Button size="small" variant="secondary" onClick={() => onStep('renew')}>
            {t('secondFactor.newCodes')}
          </Button>
        </li>
      </ul>
      <div className={styles.foot}>
        <Button variant="danger" disabled={isRequired} onClick={() => onStep('end')}>
          {t('secondFactor.end.action')}
        </Button>
        {isRequired && <span className={styles.note}>{t('secondFactor.kept')}</span>}
      </div>
    </>
  );
}
