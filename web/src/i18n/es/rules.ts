import type { Translation } from '../translation.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Translation<typeof english> = {
  frequency: 'Frecuencia de jornadas',
  advance: 'Jornadas',
  advanceBoth: 'Se cierran cuando todos han votado, o al acabarse el tiempo',
  advanceVotes: 'Se cierran cuando todos han votado',
  advanceTimeout: 'Se cierran al acabarse el tiempo',
  advanceHand: 'Se cierran a mano',
  minOpen: 'Tiempo mínimo',
  minOpenValue_one: 'Cada jornada sigue abierta al menos {{count}} hora, aunque hayan votado todos',
  minOpenValue_other:
    'Cada jornada sigue abierta al menos {{count}} horas, aunque hayan votado todos',
  films: 'Películas',
  filmsValue: 'Como máximo {{maxFilms}}, {{required}} por usuario',
  count: 'Recuento',
  countOpen: 'A la vista',
  countSecret: 'Secreto hasta el cierre de la jornada',
  unseen: 'No vistas',
  unseenYes: '«No la he visto» vale como respuesta',
  unseenNo: 'Cada voto nombra una película',
  points: 'Puntos',
  pointsValue: 'Victoria 3, empate 1, derrota 0',
  seed: 'Semilla del sorteo',
  seedText:
    'El orden de las películas se barajó con esta semilla. La misma semilla y las mismas candidaturas dan siempre el mismo calendario: cualquiera puede repetir el sorteo y comprobarlo.',
  drawAgain: 'Cómo repetir el sorteo',
  reveal: {
    label: 'Resultados',
    off: 'Enseguida, al cierre',
    by_hand: 'Boca abajo hasta descubrirse (72 horas como mucho)',
    at_hour: 'Boca abajo hasta las {{hour}}:00 ({{zone}})',
  },
};
