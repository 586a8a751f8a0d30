import type { Translation } from '../translation.ts';
import type { reveal as english } from '../en/reveal.ts';

export const reveal: Translation<typeof english> = {
  title: 'La jornada {{day}} está boca abajo',
  text: 'Votos contados y sellados: nadie ha visto aún los resultados. Se descubren solos el {{time}}, si nadie lo hace antes.',
  action: 'Descubrir los resultados',
  hall: 'Ir a la sala',
  call: {
    soon: 'En cinco minutos se enseñan las cartas',
    started: 'La noche ha empezado',
    sit: 'Siéntate',
  },
  ask: '¿Descubrir la jornada {{day}}?',
  askText:
    'Los resultados se verán en todas partes, para todos, en el mismo momento. No hay vuelta atrás.',
  askLast: 'Es la última jornada: con ella se descubre a la campeona.',
  pending: 'Descubriendo…',
  over: 'Ya está descubierta',
  failed: 'Los resultados siguen boca abajo',
  form: {
    label: 'Resultados',
    off: 'Enseguida, al cerrarse la jornada',
    by_hand: 'Cuando los descubras tú, junto con los demás',
    at_hour: 'A una hora fija',
    hour: 'Hora de descubrirlos',
    hint: 'Cada jornada se cierra boca abajo: nadie ve los resultados, ni siquiera tú, hasta que se descubren. Como muy tarde se descubren solos a las 72 horas. El recuento es secreto.',
    hourHint: 'En tu reloj ({{zone}}).',
  },
};
