import type { PushTexts } from './en.ts';

const alguien = (person: string) => person || 'Alguien';

export const es: PushTexts = {
  name: 'Girone',
  privately: 'En un círculo privado',
  trial: 'Funciona: esta es la prueba que has pedido.',
  several: (count) => `${count} novedades`,
  others: (count) => `Y ${count} más`,
  lines: {
    nominations_open: () => 'Las candidaturas están abiertas: esperan tus películas.',
    reminder: ({ person, isAboutFilms }) =>
      `${alguien(person)} te lo recuerda: faltan tus ${isAboutFilms ? 'películas' : 'votos'}.`,
    match_day_opened: ({ matchDay }) => `La jornada ${matchDay} está abierta: vota.`,
    match_day_closing: ({ matchDay }) =>
      `La jornada ${matchDay} está a punto de cerrarse y faltan tus votos.`,
    match_day_held: ({ matchDay }) =>
      `La jornada ${matchDay} se ha cerrado y sigue boca abajo hasta que se descubra.`,
    match_day_called: ({ matchDay }) =>
      `En cinco minutos se descubre la jornada ${matchDay}: siéntate.`,
    match_day_results: ({ matchDay, nextMatchDay }) =>
      nextMatchDay === null
        ? `La jornada ${matchDay} ha terminado.`
        : `La jornada ${matchDay} ha terminado, la ${nextMatchDay} está abierta.`,
    match_day_revealed: ({ matchDay }) =>
      `Ya están los resultados de la jornada ${matchDay}: míralos cuando quieras.`,
    tournament_started: () => 'Ha empezado: la primera jornada está abierta.',
    tournament_completed: () => 'Ha terminado: mira quién ha ganado.',
    start_overdue: () => 'No ha podido empezar: falta algo.',
    participant_left: ({ person }) => `${alguien(person)} ya no participa.`,
    join_request: ({ person }) => `${alguien(person)} pide entrar.`,
    join_answer: ({ isPositive, isReadmitted }) => {
      if (isReadmitted) return 'La puerta vuelve a estar abierta para ti.';
      return isPositive ? 'Tu solicitud ha sido aceptada.' : 'Tu solicitud tiene respuesta.';
    },
    member_joined: ({ person }) => `${alguien(person)} ya es miembro.`,
    promoted: ({ isAdmin }) => (isAdmin ? 'Ahora es tuyo.' : 'Ahora moderas.'),
    mention: ({ person }) => `${alguien(person)} te ha mencionado.`,
    reply: ({ person }) => `${alguien(person)} te ha respondido.`,
    quote: ({ person }) => `${alguien(person)} te ha citado.`,
    new_follower: ({ person }) => `${alguien(person)} te sigue.`,
    follow_request: ({ person }) => `${alguien(person)} quiere seguirte.`,
    follow_accepted: ({ person }) => `${alguien(person)} ha aceptado tu solicitud.`,
    report_outcome: () => 'Tu denuncia ha sido revisada.',
  },
};
