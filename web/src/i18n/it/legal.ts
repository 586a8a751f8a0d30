import type { Translation } from '../translation.ts';
import type { legal as english } from '../en/legal.ts';

export const legal: Translation<typeof english> = {
  lastUpdated: 'Ultimo aggiornamento',
  contents: 'Indice',
};
