import type { AuthTexts } from './en.ts';

export const it: AuthTexts = {
  resetRequested: "Se l'indirizzo appartiene a un account, il codice è in arrivo.",
  passwordUpdated: 'Password aggiornata con successo! Reindirizzamento al login...',
  resetMail: {
    subject: 'Il tuo codice per una nuova password',
    lead: 'Inserisci questo codice su Girone per scegliere una nuova password. Vale una volta sola, per 10 minuti.',
    after: 'Non l’hai chiesto tu? Allora non fare nulla: la password resta com’è.',
  },
  passwordNotice: {
    subject: 'La tua password è cambiata',
    lead: 'La password del tuo account Girone è nuova e tutte le sessioni sono state chiuse.',
    after:
      'Non sei stato tu? Chiedi un codice dalla pagina di accesso e imposta subito un’altra password.',
  },
  verificationMail: {
    subject: 'Conferma il tuo indirizzo e-mail',
    lead: (username) => `Benvenuto su Girone, ${username}. Conferma che questo indirizzo è tuo.`,
    action: 'Conferma indirizzo',
    after: 'Non ti sei registrato? Allora non fare nulla.',
  },
};
