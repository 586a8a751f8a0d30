import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import type { ActValues } from './run-user-act.ts';
import type { UserAct } from './user-acts.ts';

const loadCheck = async () => (await import('./user-check.ts')).userCheck;

export const suspensionEnds = ['day', 'week', 'month', 'date', 'lifted'] as const;
export type SuspensionEnd = (typeof suspensionEnds)[number];

const dayMs = 86_400_000;
const daysOf = { day: 1, week: 7, month: 30 } as const;

interface ActFormOptions {
  act: UserAct;
  /** What stands in the field of a film limit. */
  filmLimit: number;
  send: (values: ActValues) => Promise<void>;
}

/** The form of an act on one account or several: the reason, and what the act itself needs. */
export function useActForm({ act, filmLimit, send }: ActFormOptions) {
  const { t } = useTranslation();
  const [end, setEnd] = useState<SuspensionEnd>('week');
  const actForm = useContractForm({
    loadCheck,
    defaultValues: { reason: '', ...(act === 'limit' && { maxFilmsAllowed: filmLimit }) },
    fallback: t('shared.failure.fallback'),
    async send(values) {
      const suspendedUntil = end === 'date' ? values.suspendedUntil : endAfter(end);
      await send({ ...values, suspendedUntil });
    },
  });
  return { ...actForm, end, setEnd };
}

export type ActForm = ReturnType<typeof useActForm>;

/** Counted from the moment at which it is sent. */
function endAfter(end: Exclude<SuspensionEnd, 'date'>): string | undefined {
  if (end === 'lifted') return undefined;
  return new Date(Date.now() + daysOf[end] * dayMs).toISOString();
}
