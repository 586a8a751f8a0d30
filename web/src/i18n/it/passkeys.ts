import type { Translation } from '../translation.ts';
import type { passkeys as english } from '../en/passkeys.ts';

export const passkeys: Translation<typeof english> = {
  none: 'Non ne hai ancora. Meglio una per ogni dispositivo che usi: se ne perdi uno, entri con un altro.',
  unusable:
    'Qui questo browser non può usare le passkey. Servono un browser più recente e un indirizzo che inizia con https.',
  atName: 'Le passkey vogliono un indirizzo con un nome, non un numero. Funzionano su',
  kept: 'Senza password servono due passkey, o una e i codici di recupero: aggiungine un’altra prima di rimuovere questa.',
  add: 'Aggiungi una passkey',
  used: 'Usata {{used}} · dal {{since}}',
  unused: 'Mai usata · dal {{since}}',
  new: {
    title: 'Aggiungi una passkey',
    text: 'Prima conferma che sei proprio tu. Poi il dispositivo ti chiede l’impronta, il volto o il PIN.',
    submit: 'Continua',
    pending: 'In attesa del dispositivo…',
    failed: 'Non è stato possibile aggiungere la passkey',
  },
  rename: {
    action: 'Rinomina: {{name}}',
    title: 'Come la chiami?',
    text: 'Un nome con cui riconosci il dispositivo, per il giorno in cui lo perdi.',
    label: 'Nome della passkey',
    submit: 'Salva nome',
    failed: 'Il nome resta quello di prima',
    done: 'La passkey si chiama {{name}}',
  },
  remove: {
    action: 'Rimuovi: {{name}}',
    title: 'Rimuovere «{{name}}»?',
    text: 'Nessuno potrà più usarla per entrare. Il dispositivo può continuare a proporla finché non la elimini anche lì.',
    submit: 'Rimuovi',
    pending: 'Rimozione…',
    failed: 'Non è stato possibile rimuovere la passkey',
    done: 'Passkey rimossa: {{name}}',
  },
  password: {
    action: 'Togli la password',
    title: 'Togliere la password?',
    text: 'Da quel momento solo le passkey aprono il tuo account, e tutte le altre sessioni si chiudono. Potrai impostare di nuovo una password qui, o con un codice via email.',
    needed: 'Con due passkey, o con una e i codici di recupero, puoi anche toglierla.',
    gone: 'Il tuo account non ne ha: lo aprono le passkey. Puoi impostarne di nuovo una.',
    done: 'Password tolta',
  },
};
