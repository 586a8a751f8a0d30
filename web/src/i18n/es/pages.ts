import type { Translation } from '../dictionary.ts';
import type { pages as english } from '../en/pages.ts';

export const pages: Translation<typeof english> = {
  title: {
    landing: 'Campeonatos de películas',
    dashboard: 'Panel',
    auth: 'Iniciar sesión',
    passwordReset: 'Recuperar contraseña',
    verifyEmail: 'Confirmación del correo',
    terms: 'Términos y condiciones',
    privacy: 'Política de privacidad',
    leaderboard: 'Explorar campeonatos',
    social: 'Social',
    critics: 'Critics',
    matches: 'Todos los partidos',
    circles: 'Círculos',
    circle: 'Círculo',
    circleManage: 'Gestionar el círculo',
    invite: 'Invitación',
    tournaments: 'Campeonatos',
    tournament: 'Campeonato',
    nominations: 'Candidaturas',
    films: 'Mis películas',
    film: 'Película',
    profile: 'Perfil',
    notifications: 'Notificaciones',
    settings: 'Ajustes',
    unsubscribe: 'Menos correos',
    admin: 'Admin',
    components: 'Componentes',
    notFound: '404 Página no encontrada',
  },
  loading: 'Cargando…',
  notFound: {
    text: '¿Has olvidado añadir la página al router?',
    action: 'Volver al inicio',
  },
  failure: {
    title: 'No se ha podido completar',
    text: 'Algo se ha roto al mostrar esta página.',
    action: 'Reintentar',
  },
  outdated: {
    title: 'Esta página no ha llegado',
    text: 'Se ha cortado la línea, o Girone se ha actualizado desde que lo abriste.',
    action: 'Recargar',
  },
};
