import type { Circle, CreateCircleBody } from '@girone/contract/circles';
import { defaults } from '@girone/contract/rules';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';

const loadCheck = async () => (await import('./circle-checks.ts')).circleChecks.circle;

export type CircleForm = ReturnType<typeof useCircleForm>;

interface CircleFormOptions {
  circle?: Circle | undefined;
  fallback: string;
  send: (body: CreateCircleBody) => Promise<void>;
}

/** The settings of a circle: as a new one starts, or as they are now. */
export function useCircleForm({ circle, fallback, send }: CircleFormOptions) {
  const { t } = useTranslation();
  return useContractForm({
    loadCheck,
    defaultValues: {
      name: circle?.name ?? '',
      description: circle?.description ?? undefined,
      isPublic: circle?.isPublic ?? true,
      joinType: circle?.joinType ?? 'open',
      maxFilms: circle?.maxFilms ?? defaults.circle.maxFilms,
      maxFilmsPerUser: circle?.maxFilmsPerUser ?? defaults.circle.maxFilmsPerUser,
    },
    sentences: { fallback, network: t('circles.failure.network') },
    send: (fields) => send(fields.isPublic ? fields : { ...fields, joinType: 'approval_required' }),
  });
}

/** What nobody typed is not sent at all. */
export const leftOut = {
  setValueAs: (value: unknown) =>
    typeof value === 'string' && value.trim() === '' ? undefined : value,
};

/** Nothing typed is no number, and told to be wrong. */
export const wholeNumber = {
  setValueAs(value: string | number | undefined) {
    const text = String(value ?? '').trim();
    return text === '' ? Number.NaN : Number(text);
  },
};
