import type { ModerationTexts } from './moderation-en.ts';

export const moderationEs: ModerationTexts = {
  action: 'Abrir Girone',
  why: (reason) => `El motivo: «${reason}»`,
  acts: {
    warned: (about) => ({
      subject: 'Una advertencia de la moderación',
      lead: about
        ? `La moderación ha dado la razón a una denuncia sobre tu publicación «${about}» y te pide que no se repita.`
        : 'La moderación ha dado la razón a una denuncia sobre ti y te pide que no se repita.',
    }),
    post_deleted: (about) => ({
      subject: 'Una publicación tuya se ha eliminado',
      lead: about
        ? `La moderación ha eliminado tu publicación «${about}».`
        : 'La moderación ha eliminado una publicación tuya.',
    }),
    film_changed: (about) => ({
      subject: `${about}: tu película se ha modificado`,
      lead: `La administración ha modificado los datos de tu película «${about}».`,
    }),
    film_deleted: (about) => ({
      subject: `${about}: tu película se ha eliminado`,
      lead: `La administración ha eliminado tu película «${about}». Los resultados jugados se conservan.`,
    }),
    film_limit: (about) => ({
      subject: 'Tu límite de películas ha cambiado',
      lead: about
        ? `La administración ha cambiado cuántas películas puedes tener: desde ahora, ${about}.`
        : 'La administración ha cambiado cuántas películas puedes tener.',
    }),
    result_corrected: (about) => ({
      subject: `${about}: el resultado se ha corregido`,
      lead: `La administración ha corregido el resultado de «${about}». La clasificación lo tiene en cuenta.`,
    }),
    tournament_cancelled: (about) => ({
      subject: `${about} se ha anulado`,
      lead: `La administración ha anulado tu campeonato «${about}».`,
    }),
    nomination_removed: (about, tournament) => ({
      subject: `${about}: candidatura retirada`,
      lead: tournament
        ? `Tu candidatura «${about}» se ha retirado de «${tournament}».`
        : `Tu candidatura «${about}» se ha retirado de un campeonato.`,
    }),
    started_without: (about) => ({
      subject: `${about} ha empezado sin tus películas`,
      lead: `«${about}» ha empezado sin tus películas: al terminar el plazo eran menos de las que se pedían.`,
    }),
    admin_granted: () => ({
      subject: 'Ahora administras Girone',
      lead: 'Desde ahora cuidas de Girone: la administración está abierta para ti.',
    }),
    admin_revoked: () => ({
      subject: 'Ya no administras Girone',
      lead: 'Desde ahora la administración está cerrada para ti. Tu cuenta sigue como está.',
    }),
  },
};
