import type { Translation } from '../translation.ts';
import type { timeMachine as english } from '../en/time-machine.ts';

export const timeMachine: Translation<typeof english> = {
  label: 'Máquina del tiempo',
  play: 'Reproducir el campeonato',
  pause: 'Pausa',
  choose: 'Jornada que mirar',
  previous: 'Jornada anterior',
  next: 'Jornada siguiente',
  back: 'Volver a hoy',
  backToEnd: 'Volver al final',
  start: 'Inicio',
  before: 'Antes del primer resultado',
  day: 'Jornada {{day}}',
  closed: 'Cerrada el {{date}}',
  today: 'Hoy, {{day}}',
  end: 'Final, {{day}}',
  value: 'Tras la jornada {{day}} de {{total}}',
  valueStart: 'Al inicio, antes del primer resultado',
  stopped: 'En pausa: {{where}}',
};
