import type { Translation } from '../translation.ts';
import type { push as english } from '../en/push.ts';

export const push: Translation<typeof english> = {
  title: 'Push',
  text: 'Las notificaciones se activan en cada dispositivo por separado.',
  here: 'Este dispositivo',
  on: 'Activadas',
  off: 'Desactivadas',
  since: 'Activadas desde el {{since}}',
  sinceLast: 'Activadas desde el {{since}} · última: {{last}}',
  nowOn: 'Las notificaciones push están activadas en este dispositivo',
  nowOff: 'Las notificaciones push están desactivadas en este dispositivo',
  notAllowed: 'No se han activado',
  notAllowedText: 'El navegador no ha dado permiso. Inténtalo de nuevo y responde que sí.',
  remove: 'Quitar',
  removeNamed: 'Quitar: {{name}}',
  removed: 'Quitado: {{name}}',
  failed: 'No se ha podido cambiar',
  obstacle: {
    refused: {
      title: 'El navegador ha dicho que no',
      text: 'Abre los ajustes del sitio desde el candado junto a la dirección, permite las notificaciones y vuelve aquí.',
    },
    needsInstall: {
      title: 'Antes añade Girone a la pantalla de inicio',
      text: 'En iPhone y iPad las notificaciones llegan a la aplicación instalada: toca Compartir, luego «Añadir a pantalla de inicio», y abre Girone desde allí.',
    },
    unable: {
      title: 'Este navegador no puede recibirlas',
      text: 'No conoce las notificaciones push, o esta es una ventana privada. Prueba otro navegador o una ventana normal.',
    },
  },
  trial: {
    send: 'Envíame una prueba',
    arrived: 'Ha llegado en {{seconds}} s',
    late: 'Todavía no ha llegado. Mira las notificaciones del dispositivo.',
    failed: 'La prueba no ha salido',
  },
  quiet: {
    title: 'Horas de silencio',
    text: 'Lo que pasa mientras tanto espera, y llega después en una sola notificación.',
    label: 'Silencio por la noche',
    on: 'Las push esperan hasta las {{to}}',
    off: 'Las push llegan a cualquier hora',
    from: 'Desde las',
    to: 'Hasta las',
    zone: '{{zone}}, como tu dispositivo.',
    closing: 'Deja pasar una jornada que se cierra antes de las {{to}}',
    failed: 'No se han guardado las horas de silencio',
  },
  offer: {
    title: '¿Quieres saberlo también con Girone cerrado?',
    text: 'Jornadas que se abren o se cierran, noches de resultados, menciones: como notificación de este dispositivo. Tú eliges cuáles.',
    choose: 'Elegir',
    later: 'Ahora no',
  },
};
