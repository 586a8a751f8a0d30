import type { Translation } from '../translation.ts';
import type { session as english } from '../en/session.ts';

export const session: Translation<typeof english> = {
  loginRequired: {
    title: 'Es necesario iniciar sesión',
    text: 'Tienes que iniciar sesión para acceder a esta página',
    action: 'Iniciar sesión',
  },
  films: {
    title: 'Es necesario iniciar sesión',
    text: 'Tus películas te esperan al otro lado del inicio de sesión.',
  },
  tournaments: {
    title: 'Acceso restringido',
    text: 'Tienes que iniciar sesión para gestionar campeonatos',
  },
  community: {
    title: 'Acceso restringido',
    text: 'Tienes que iniciar sesión para ver las publicaciones de la comunidad.',
    action: 'Inicia sesión ahora',
  },
  admin: {
    title: 'Acceso no autorizado',
    text: 'Solo los administradores pueden abrir esta página.',
    action: 'Volver al panel',
  },
  logout: {
    failed: 'La sesión sigue abierta',
  },
};
