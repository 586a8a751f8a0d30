import type { Translation } from '../translation.ts';
import type { landing as english } from '../en/landing.ts';

export const landing: Translation<typeof english> = {
  explore: 'Explora la clasificación',
  hero: {
    promise: 'Todas contra todas.',
    promiseEnd: 'Ida y vuelta.',
    text: 'Pon tus películas favoritas en una liga con las de tus amigos. Se enfrentan de dos en dos, todo el mundo vota y la clasificación zanja la discusión.',
    signIn: 'Inicia sesión o regístrate',
    leaderboard: 'Ver la clasificación',
    try: 'Prueba un partido',
  },
  match: {
    name: '{{home}} – {{away}}',
    day: 'Jornada {{day}}',
    number: 'Partido {{number}}',
    live: 'En juego',
    example: 'Ejemplo',
    home: 'Local',
    away: 'Visitante',
    versus: 'VS',
    vote: 'Votar',
    voteFor: 'Votar: {{film}}',
    votes_one: '{{count}} voto',
    votes_other: '{{count}} votos',
    tally: '{{home}} {{homeVotes}}, {{away}} {{awayVotes}}',
    liveCaption: 'Un partido en juego de un campeonato público: {{championship}}',
    exampleCaption: 'Un ejemplo: así es un partido',
  },
  steps: {
    title: 'Cómo funciona',
    upload: {
      title: 'Sube películas',
      text: 'Añade las películas que defenderías en cualquier mesa. ¿No tienes la portada? El cartel lo imprimimos nosotros.',
    },
    vote: {
      title: 'Vota en los duelos',
      text: 'Cada jornada trae nuevos emparejamientos. Un toque para la local o para la visitante, y a por el siguiente.',
    },
    win: {
      title: 'Gana la película con más puntos',
      text: 'Tres puntos por la victoria, uno por el empate, ninguno por la derrota. De lo demás se encarga la clasificación.',
      table: 'Ejemplo: posición, película y puntos',
    },
  },
  closing: {
    title: 'A tu círculo le falta una película.',
    action: 'Crea tu cuenta',
  },
};
