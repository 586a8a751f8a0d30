import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { firstEnd, suspensionEndOf } from '../../domain/moderation/suspension-end.tsx';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import type { ActValues } from './run-user-act.ts';
import type { UserAct } from './user-acts.ts';

const loadCheck = async () => (await import('./user-check.ts')).userCheck;

interface ActFormOptions {
  act: UserAct;
  /** What stands in the field of a film limit. */
  filmLimit: number;
  send: (values: ActValues) => Promise<void>;
}

/** The form of an act on one account or several: the reason, and what the act itself needs. */
export function useActForm({ act, filmLimit, send }: ActFormOptions) {
  const { t } = useTranslation();
  const [end, setEnd] = useState(firstEnd);
  const actForm = useContractForm({
    loadCheck,
    defaultValues: {
      reason: '',
      // An end without a suspension is refused.
      ...(act === 'suspend' && { suspended: true }),
      ...(act === 'limit' && { maxFilmsAllowed: filmLimit }),
    },
    fallback: t('shared.failure.fallback'),
    async send(values) {
      await send({ ...values, suspendedUntil: suspensionEndOf(end, values.suspendedUntil) });
    },
  });
  return { ...actForm, end, setEnd };
}

export type ActForm = ReturnType<typeof useActForm>;
