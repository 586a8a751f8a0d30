import type { Translation } from '../dictionary.ts';
import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard: Translation<typeof english> = {
  greeting: {
    morning: 'Buenos días, {{name}}',
    afternoon: 'Buenas tardes, {{name}}',
    evening: 'Buenas noches, {{name}}',
  },
  lead: 'Tres puertas. Detrás de cada una, una discusión por zanjar.',
  open: 'Abrir',
  circles: 'Tus amigos y lo que están viendo',
  tournaments: 'Todas contra todas, ida y vuelta',
  films: '{{uploaded}} de {{allowed}} subidas',
};
