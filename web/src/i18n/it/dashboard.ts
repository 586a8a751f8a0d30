import type { Translation } from '../dictionary.ts';
import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard: Translation<typeof english> = {
  greeting: {
    morning: 'Buongiorno, {{name}}',
    afternoon: 'Buon pomeriggio, {{name}}',
    evening: 'Buonasera, {{name}}',
  },
  lead: 'Tre porte. Dietro ognuna, una discussione da chiudere.',
  open: 'Apri',
  circles: 'I tuoi amici e quello che guardano',
  tournaments: 'Tutti contro tutti, andata e ritorno',
  films: '{{uploaded}} su {{allowed}} caricati',
};
