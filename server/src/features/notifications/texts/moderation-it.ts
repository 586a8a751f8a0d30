import type { ModerationTexts } from './moderation-en.ts';

export const moderationIt: ModerationTexts = {
  action: 'Apri Girone',
  why: (reason) => `Il motivo: «${reason}»`,
  acts: {
    warned: (about) => ({
      subject: 'Un richiamo della moderazione',
      lead: about
        ? `La moderazione ha dato ragione a una segnalazione sul tuo post «${about}» e chiede che non si ripeta.`
        : 'La moderazione ha dato ragione a una segnalazione che ti riguarda e chiede che non si ripeta.',
    }),
    post_deleted: (about) => ({
      subject: 'Un tuo post è stato eliminato',
      lead: about
        ? `La moderazione ha eliminato il tuo post «${about}».`
        : 'La moderazione ha eliminato un tuo post.',
    }),
    film_changed: (about) => ({
      subject: `${about}: il tuo film è stato modificato`,
      lead: `L’amministrazione ha modificato i dati del tuo film «${about}».`,
    }),
    film_deleted: (about) => ({
      subject: `${about}: il tuo film è stato eliminato`,
      lead: `L’amministrazione ha eliminato il tuo film «${about}». I risultati già giocati restano.`,
    }),
    film_limit: (about) => ({
      subject: 'Il tuo limite di film è cambiato',
      lead: about
        ? `L’amministrazione ha cambiato quanti film puoi avere: da adesso ${about}.`
        : 'L’amministrazione ha cambiato quanti film puoi avere.',
    }),
    result_corrected: (about) => ({
      subject: `${about}: il risultato è stato corretto`,
      lead: `L’amministrazione ha corretto il risultato di «${about}». La classifica ne tiene conto.`,
    }),
    tournament_cancelled: (about) => ({
      subject: `${about} è stato annullato`,
      lead: `L’amministrazione ha annullato il tuo campionato «${about}».`,
    }),
    nomination_removed: (about, tournament) => ({
      subject: `${about}: candidatura tolta`,
      lead: tournament
        ? `La tua candidatura «${about}» è stata tolta da «${tournament}».`
        : `La tua candidatura «${about}» è stata tolta da un campionato.`,
    }),
    started_without: (about) => ({
      subject: `${about} è iniziato senza i tuoi film`,
      lead: `«${about}» è iniziato senza i tuoi film: alla scadenza delle candidature erano meno di quelli richiesti.`,
    }),
    admin_granted: () => ({
      subject: 'Ora amministri Girone',
      lead: 'Da adesso ti prendi cura di Girone: l’area di amministrazione è aperta per te.',
    }),
    admin_revoked: () => ({
      subject: 'Non amministri più Girone',
      lead: 'Da adesso l’area di amministrazione è chiusa per te. Il tuo account resta com’è.',
    }),
  },
};
