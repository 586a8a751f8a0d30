import type { Translation } from '../translation.ts';
import type { reveal as english } from '../en/reveal.ts';

export const reveal: Translation<typeof english> = {
  title: 'La giornata {{day}} è a carte coperte',
  text: 'Voti contati e sigillati: nessuno ha ancora visto i risultati. Si scoprono da soli il {{time}}, se nessuno lo fa prima.',
  action: 'Scopri i risultati',
  hall: 'Vai in sala',
  call: {
    soon: 'Tra cinque minuti si scoprono le carte',
    started: 'La serata è cominciata',
    sit: 'Siediti',
  },
  ask: 'Scopri la giornata {{day}}?',
  askText:
    'I risultati si vedranno ovunque, per tutti, nello stesso momento. Non si torna indietro.',
  askLast: 'È l’ultima giornata: con lei si scopre il campione.',
  pending: 'Si scoprono…',
  over: 'È già scoperta',
  failed: 'I risultati restano coperti',
  form: {
    label: 'Risultati',
    off: 'Subito, alla chiusura della giornata',
    by_hand: 'Quando li scopri tu, insieme agli altri',
    at_hour: 'A un’ora fissa',
    hour: 'Ora della rivelazione',
    hint: 'Ogni giornata si chiude a carte coperte: nessuno vede i risultati, nemmeno tu, finché non si scoprono. Al più tardi si scoprono da soli dopo 72 ore. Il conteggio è segreto.',
    hourHint: 'Sul tuo orologio ({{zone}}).',
  },
};
