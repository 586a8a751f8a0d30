import type { Translation } from '../dictionary.ts';
import type { landing as english } from '../en/landing.ts';

export const landing: Translation<typeof english> = {
  explore: 'Explora la clasificación',
  hero: {
    promise: 'Todas contra todas.',
    promiseEnd: 'Ida y vuelta.',
    text: 'Pon tus películas favoritas en una liga con las de tus amigos. Se enfrentan de dos en dos, todo el mundo vota y la clasificación zanja la discusión.',
    signIn: 'Inicia sesión o regístrate',
    leaderboard: 'Ver la clasificación',
  },
};
