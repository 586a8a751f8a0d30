import type { Translation } from '../dictionary.ts';
import type { pages as english } from '../en/pages.ts';

export const pages: Translation<typeof english> = {
  title: {
    landing: 'Campionati di film',
    dashboard: 'Dashboard',
    auth: 'Accedi',
    passwordReset: 'Recupero password',
    verifyEmail: 'Conferma dell’email',
    terms: 'Termini e condizioni',
    privacy: 'Informativa sulla privacy',
    leaderboard: 'Esplora i campionati',
    social: 'Social',
    critics: 'Critics',
    matches: 'Tutte le Partite',
    circles: 'Cerchie',
    circle: 'Cerchia',
    circleManage: 'Gestisci la cerchia',
    invite: 'Invito',
    tournaments: 'Campionati',
    tournament: 'Campionato',
    nominations: 'Candidature Film',
    films: 'I miei film',
    film: 'Film',
    profile: 'Profilo',
    notifications: 'Notifiche',
    settings: 'Impostazioni',
    unsubscribe: 'Meno email',
    admin: 'Admin',
    components: 'Componenti',
    notFound: '404 Pagina non trovata',
  },
  loading: 'Caricamento…',
  notFound: {
    text: 'Hai dimenticato di aggiungere la pagina al router?',
    action: 'Torna alla pagina iniziale',
  },
  failure: {
    title: 'Non è andata a buon fine',
    text: 'Qualcosa si è rotto nel mostrare questa pagina.',
    action: 'Riprova',
  },
  outdated: {
    title: 'Questa pagina non è arrivata',
    text: 'La linea è caduta, oppure Girone è stato aggiornato da quando lo hai aperto.',
    action: 'Ricarica',
  },
};
