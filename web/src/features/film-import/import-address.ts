import { pages } from '@girone/contract/pages';
import { useUrlState } from '../../lib/address/use-url-state.ts';

export const importSteps = ['paste', 'check', 'added'] as const;
export type ImportStep = (typeof importSteps)[number];

interface ImportPlace {
  step: ImportStep;
}

/** The step stands in the address, so that back leads to the one before. */
export function useImportAddress() {
  return useUrlState({ readPlace, addressOf });
}

function addressOf({ step }: ImportPlace): string {
  return step === 'paste' ? pages.filmsImport : `${pages.filmsImport}?step=${step}`;
}

function readPlace(search: string): ImportPlace {
  const wanted = new URLSearchParams(search).get('step');
  return { step: importSteps.find((step) => step === wanted) ?? 'paste' };
}
