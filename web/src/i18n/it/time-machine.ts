import type { Translation } from '../translation.ts';
import type { timeMachine as english } from '../en/time-machine.ts';

export const timeMachine: Translation<typeof english> = {
  label: 'Macchina del tempo',
  play: 'Riproduci il campionato',
  pause: 'Metti in pausa',
  choose: 'Giornata da guardare',
  previous: 'Giornata precedente',
  next: 'Giornata successiva',
  back: 'Torna a oggi',
  backToEnd: 'Torna alla fine',
  start: 'Via',
  before: 'Prima del primo risultato',
  day: 'Giornata {{day}}',
  closed: 'Chiusura: {{date}}',
  today: 'Oggi, {{day}}',
  end: 'Fine, {{day}}',
  value: 'Dopo la giornata {{day}} di {{total}}',
  valueStart: 'Al via, prima del primo risultato',
  stopped: 'Fermo: {{where}}',
};
