import type { Translation } from '../translation.ts';
import type { keptVotes as english } from '../en/kept-votes.ts';

export const keptVotes: Translation<typeof english> = {
  at: 'alle {{time}}',
  on: 'il {{day}} alle {{time}}',
  strip: {
    since: 'Senza linea dalle {{time}}.',
    sinceDay: 'Senza linea dal {{day}}, ore {{time}}.',
    reading: 'Vedi quello che avevi già visto.',
    votes:
      'Puoi votare lo stesso: i voti aspettano su questo dispositivo e partono da soli, anche a pagina chiusa.',
    votesLater:
      'Puoi votare lo stesso: i voti aspettano su questo dispositivo e partono quando riapri Girone.',
    unit: 'in attesa',
    open: '{{count}} in attesa: mostra l’elenco',
  },
  badge: {
    waiting: 'In attesa',
    counted: 'Registrato',
    late: 'Non contato',
    overtaken: 'Sostituito',
    refused: 'Non contato',
  },
  word: {
    waiting: 'Il voto è qui, al sicuro.',
    waitingText: 'Parte da solo appena torna la linea. Vale l’ultima scelta.',
    counted: 'Il tuo voto è in tabellone.',
    countedText: 'Dato {{chosen}} senza linea, arrivato {{settled}}.',
    late: 'Arrivato dopo la chiusura.',
    lateText:
      'La giornata si è chiusa {{closed}}, il voto è arrivato {{settled}}. Non conta, e il risultato resta.',
    lateTextOnly:
      'Il voto è arrivato {{settled}}, a giornata chiusa. Non conta, e il risultato resta.',
    overtaken: 'Vale la tua scelta più recente.',
    overtakenText: 'Questa l’hai fatta {{chosen}}; poi hai scelto altrove.',
    refused: 'Il voto non è stato accolto.',
    refusedText: 'È arrivato {{settled}}, e qui non puoi più votare.',
  },
  choice: 'La tua scelta',
  change: 'Cambia',
  changeTo: 'Cambia: {{film}}',
  kept: 'Senza linea. Il tuo voto aspetta su questo dispositivo: {{film}}.',
  keptNotSeen: 'Senza linea. La tua risposta aspetta su questo dispositivo: non l’hai visto.',
  notSeenWaiting: 'Non l’hai visto: in attesa',
  list: {
    title: 'I voti dati senza linea',
    against: 'contro {{film}}',
    unseen: 'Non visto: {{home}} – {{away}}',
    changed_one: 'cambiato una volta',
    changed_other: 'cambiato {{count}} volte',
    arrived: 'arrivato {{time}}',
    sending: 'Invio…',
    late: 'Arrivato dopo la chiusura',
    withdraw: 'Ritira',
    withdrawOf: 'Ritira il voto in attesa: {{film}}',
    withdrawn: 'Voto ritirato. Non è partito niente.',
    remove: 'Togli dall’elenco: {{film}}',
  },
  back: {
    title: 'La linea è tornata',
    counted_one: '{{count}} voto registrato',
    counted_other: '{{count}} voti registrati',
    late_one: '{{count}} voto arrivato dopo la chiusura',
    late_other: '{{count}} voti arrivati dopo la chiusura',
    overtaken_one: '{{count}} voto sostituito da una scelta più recente',
    overtaken_other: '{{count}} voti sostituiti da scelte più recenti',
    refused_one: '{{count}} voto non accolto',
    refused_other: '{{count}} voti non accolti',
    waiting_one: '{{count}} voto ancora in viaggio',
    waiting_other: '{{count}} voti ancora in viaggio',
  },
  dropped: {
    title: 'La sessione è finita',
    text_one: '{{count}} voto che aspettava qui non è partito.',
    text_other: '{{count}} voti che aspettavano qui non sono partiti.',
  },
  failed: {
    blocked:
      'Non c’è linea, e questo browser non lascia conservare niente. Vota di nuovo quando la linea torna.',
    full_one: 'Aspetta già {{count}} voto: non c’è posto per un altro.',
    full_other: 'Aspettano già {{count}} voti: non c’è posto per un altro.',
  },
  leave: {
    title: 'Uscire e rinunciare ai voti?',
    text_one: '{{count}} voto aspetta qui la linea. Se esci lo ritiri: non partirà più.',
    text_other: '{{count}} voti aspettano qui la linea. Se esci li ritiri: non partiranno più.',
    confirm: 'Esci e rinuncia',
    cancel: 'Resta',
  },
};
