import type { Translation } from '../translation.ts';
import type { push as english } from '../en/push.ts';

export const push: Translation<typeof english> = {
  title: 'Push',
  text: 'Le notifiche si accendono su ogni dispositivo, uno alla volta.',
  here: 'Questo dispositivo',
  on: 'Accese',
  off: 'Spente',
  since: 'Accese dal {{since}}',
  sinceLast: 'Accese dal {{since}} · ultima: {{last}}',
  nowOn: 'Le notifiche push sono accese su questo dispositivo',
  nowOff: 'Le notifiche push sono spente su questo dispositivo',
  notAllowed: 'Non si sono accese',
  notAllowedText: 'Il browser non ha dato il permesso. Riprova e rispondi di sì.',
  remove: 'Togli',
  removeNamed: 'Togli: {{name}}',
  removed: 'Tolto: {{name}}',
  failed: 'La modifica non è riuscita',
  obstacle: {
    refused: {
      title: 'Il browser ha detto di no',
      text: 'Apri le impostazioni del sito dal lucchetto accanto all’indirizzo, consenti le notifiche, poi torna qui.',
    },
    needsInstall: {
      title: 'Prima aggiungi Girone alla schermata Home',
      text: 'Su iPhone e iPad le notifiche arrivano all’app installata: tocca Condividi, poi «Aggiungi alla schermata Home», e apri Girone da lì.',
    },
    unable: {
      title: 'Questo browser non può riceverle',
      text: 'Non conosce le notifiche push, oppure questa è una finestra anonima. Prova un altro browser o una finestra normale.',
    },
  },
  trial: {
    send: 'Mandami una prova',
    arrived: 'Arrivata in {{seconds}} s',
    late: 'Non è ancora arrivata. Controlla le notifiche del dispositivo.',
    failed: 'La prova non è partita',
  },
  quiet: {
    title: 'Ore di silenzio',
    text: 'Quello che succede intanto aspetta, e arriva dopo in una notifica sola.',
    label: 'Silenzio di notte',
    on: 'Le push aspettano fino alle {{to}}',
    off: 'Le push arrivano a ogni ora',
    from: 'Dalle',
    to: 'Alle',
    zone: '{{zone}}, come il tuo dispositivo.',
    closing: 'Lascia passare una giornata che chiude prima delle {{to}}',
    failed: 'Le ore di silenzio non sono state salvate',
  },
  offer: {
    title: 'Vuoi saperlo anche a Girone chiuso?',
    text: 'Giornate che si aprono o si chiudono, serate, menzioni: come notifica di questo dispositivo. Scegli tu quali.',
    choose: 'Scegli',
    later: 'Non ora',
  },
};
