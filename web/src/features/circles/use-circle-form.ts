import type { Circle, CreateCircleBody } from '@girone/contract/circles';
import { defaults } from '@girone/contract/rules';
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
    fallback,
    send: (fields) => send(fields.isPublic ? fields : { ...fields, joinType: 'approval_required' }),
  });
}
