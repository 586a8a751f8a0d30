import { withArticle } from '@girone/contract/italian';
import type { AuthTexts } from './en.ts';

export const it: AuthTexts = {
  resetRequested: 'Se l’indirizzo appartiene a un account, il codice è in arrivo.',
  passwordUpdated: 'Password aggiornata con successo! Reindirizzamento al login...',
  resetMail: {
    subject: 'Il tuo codice per una nuova password',
    lead: 'Inserisci questo codice su Girone per scegliere una nuova password. Vale una volta sola, per 10 minuti.',
    after: 'Non l’hai chiesto tu? Allora non fare nulla: la password resta com’è.',
  },
  passwordNotice: {
    subject: 'La tua password è cambiata',
    lead: 'La password del tuo account Girone è nuova e le altre sessioni sono state chiuse.',
    after:
      'Non eri tu? Chiedi un codice dalla pagina di accesso e imposta subito un’altra password.',
  },
  factorNotice: {
    on: {
      subject: 'Verifica in due passaggi attiva',
      lead: 'Da ora, per entrare nel tuo account Girone, dopo la password serve un codice della tua app.',
    },
    off: {
      subject: 'Verifica in due passaggi disattivata',
      lead: 'Per entrare nel tuo account Girone basta di nuovo la password.',
    },
    codes: {
      subject: 'Hai nuovi codici di recupero',
      lead: 'I codici di recupero del tuo account Girone sono nuovi: quelli di prima non valgono più.',
    },
    after: 'Non eri tu? Cambia subito la password e chiudi le altre sessioni.',
  },
  device: {
    on: (browser, system) => `${browser} su ${system}`,
    unknown: 'Dispositivo sconosciuto',
  },
  signInNotice: {
    subject: 'Nuovo accesso al tuo account',
    lead: (device, at) =>
      `Qualcuno è entrato nel tuo account Girone da un dispositivo che non conosciamo: ${device}, ${at}.`,
    action: 'Guarda dove hai effettuato l’accesso',
    after:
      'Eri tu? Allora non devi fare nulla. Altrimenti chiudi subito quella sessione, imposta un’altra password e controlla le tue passkey.',
  },
  passkeyNotice: {
    added: {
      subject: 'Hai una nuova passkey',
      lead: (passkey) =>
        `Da ora «${passkey}» apre il tuo account Girone, senza password e senza codice.`,
      after: 'Non eri tu? Rimuovila dalle impostazioni e chiudi le altre sessioni.',
    },
    removed: {
      subject: 'Una passkey è stata rimossa',
      lead: (passkey) => `«${passkey}» non apre più il tuo account Girone.`,
      after: 'Non eri tu? Chiudi le altre sessioni e imposta un’altra password.',
    },
    copied: {
      subject: 'Passkey rifiutata: forse ne esiste una copia',
      lead: (passkey) =>
        `Qualcuno ha provato a entrare nel tuo account Girone con «${passkey}», ma quella passkey aveva firmato meno volte di quella che conosciamo. Succede quando una passkey è stata copiata. Non abbiamo fatto entrare nessuno.`,
      after: 'Rimuovi questa passkey dalle impostazioni e creane una nuova.',
    },
    passwordRemoved: {
      subject: 'Il tuo account non ha più una password',
      lead: () =>
        'Da ora solo le passkey aprono il tuo account Girone; le altre sessioni sono state chiuse.',
      after: 'Non eri tu? Chiedi un codice dalla pagina di accesso e imposta subito una password.',
    },
  },
  verificationMail: {
    subject: 'Conferma il tuo indirizzo email',
    lead: (username) =>
      `Ti diamo il benvenuto su Girone, ${username}. Conferma che questo indirizzo è tuo.`,
    action: 'Conferma indirizzo',
    after: 'Non hai creato tu l’account? Allora non fare nulla.',
  },
  emailLinkMail: {
    subject: 'Conferma il tuo nuovo indirizzo email',
    lead: (username) =>
      `${username}, conferma che questo deve essere l’indirizzo del tuo account Girone. Il link vale una volta sola, per 24 ore.`,
    action: 'Usa questo indirizzo',
    after: 'Non l’hai chiesto tu? Allora non fare nulla: non cambia nulla.',
  },
  emailNotice: {
    subject: 'Il tuo indirizzo email sta per cambiare',
    lead: (email) =>
      `Qualcuno che ha effettuato l’accesso al tuo account Girone vuole che ${email} ne sia l’indirizzo, e l’ha confermato con la tua password o con una passkey. Lo sarà quando verrà aperto il link inviato lì.`,
    after:
      'Non eri tu? Imposta subito un’altra password: così si ferma tutto. Poi controlla le tue passkey.',
  },
  deletionRequested: {
    subject: 'Il tuo account sta per essere eliminato',
    lead: (day) =>
      `Tutte le sessioni sono state chiuse e il tuo account Girone sarà eliminato ${withArticle('il', day)}. Se accedi prima, resta com’è.`,
    action: 'Accedi e tienilo',
    after: 'Non eri tu? Accedi, cambia la password e chiudi le altre sessioni.',
  },
  deletionUndone: {
    subject: 'Il tuo account resta',
    lead: 'Hai effettuato l’accesso, quindi il tuo account Girone non sarà eliminato. Non hai perso nulla.',
    after:
      'Non eri tu? Chiedi un codice dalla pagina di accesso e imposta subito un’altra password.',
  },
  suspended: {
    subject: 'Il tuo account è sospeso',
    lead: (until) =>
      until
        ? `Tutte le tue sessioni su Girone sono state chiuse e non potrai accedere fino ${withArticle('al', until)}. I campionati vanno avanti senza aspettare i tuoi voti.`
        : 'Tutte le tue sessioni su Girone sono state chiuse e non potrai accedere finché un admin non revoca la sospensione. I campionati vanno avanti senza aspettare i tuoi voti.',
  },
  suspensionLifted: {
    subject: 'Il tuo account è di nuovo attivo',
    lead: 'La sospensione del tuo account Girone è stata revocata. Puoi accedere: trovi tutto come l’hai lasciato.',
    action: 'Accedi',
  },
  removed: {
    subject: 'Il tuo account è stato eliminato',
    lead: 'Un admin ha eliminato per sempre il tuo account Girone, con tutto ciò che conteneva di personale. I risultati già giocati restano, senza il tuo nome.',
  },
  why: (reason) => `Il motivo: «${reason}»`,
};
