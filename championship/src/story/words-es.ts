import {
  and,
  climbing,
  days,
  listAll,
  matches,
  number,
  place,
  points,
  score,
  toLeader,
} from './counts-es.ts';
import type { StoryWords } from './tell-day.ts';

const mostNamed = 3;

/** Films are feminine here, «la película», whatever their titles are. */
export const storyEs: StoryWords = {
  quote: (title) => `«${title}»`,
  titleEarly: {
    even: [
      ({ film, daysLeft }, f) => `${f(film)} gana el título con ${days(daysLeft)} de antelación.`,
      ({ film, daysLeft }, f) =>
        `Sentenciado: el título es para ${f(film)} a falta de ${days(daysLeft)}.`,
    ],
    odd: [
      ({ film, daysLeft }, f) =>
        `Título decidido: nadie puede alcanzar ya a ${f(film)}, y ${daysLeft === 1 ? 'queda' : 'quedan'} ${days(daysLeft)}.`,
      ({ film, daysLeft }, f) =>
        `Nadie puede alcanzar ya a ${f(film)}: campeona a falta de ${days(daysLeft)}.`,
    ],
  },
  // The last day of a season is an even one.
  titleLast: {
    even: [
      ({ film, ahead }, f) =>
        `${f(film)} gana el título en la última jornada, ${ahead === 0 ? 'empatada a puntos con la segunda' : `con ${points(ahead)} de ventaja`}.`,
      ({ film, ahead }, f) =>
        `En la última jornada el título es para ${f(film)}, ${ahead === 0 ? 'con los mismos puntos que la segunda' : `con ${points(ahead)} de ventaja`}.`,
    ],
    odd: [],
  },
  titleShared: {
    even: [
      ({ films }, f) =>
        films.length > mostNamed
          ? `Un título para ${number(films.length)} películas: acaban todas empatadas.`
          : `Un título, ${number(films.length)} campeonas: ${listAll(films.map(f))}.`,
    ],
    odd: [],
  },
  newLeader: {
    even: [
      ({ film, from }, f) =>
        from === null
          ? `${f(film)} se escapa del grupo y lidera en solitario.`
          : `${f(film)} adelanta a ${f(from)} y se pone en cabeza.`,
      ({ film, from }, f) =>
        from === null
          ? `Manda ${f(film)}, y no comparte el primer puesto con nadie.`
          : `Cambio en cabeza: ${f(film)} pasa por delante de ${f(from)}.`,
    ],
    odd: [
      ({ film, from }, f) =>
        from === null
          ? `El liderato es ahora solo de ${f(film)}.`
          : `El liderato cambia de manos: de ${f(from)} a ${f(film)}.`,
      ({ film, from }, f) =>
        `Hay nueva líder: ${f(film)}, ${from === null ? 'y en solitario' : `por delante de ${f(from)}`}.`,
    ],
  },
  firstLeader: {
    even: [],
    odd: [
      ({ film }, f) => `Empieza el baile, y delante va ${f(film)}.`,
      ({ film }, f) => `Arranca la temporada con ${f(film)} por delante de todas.`,
    ],
  },
  leaderStays: {
    even: [
      ({ film, ahead }, f) =>
        `${f(film)} sigue en cabeza, ${ahead === 0 ? 'aunque empatada a puntos con la segunda' : `con ${points(ahead)} de ventaja`}.`,
      ({ film, ahead }, f) =>
        `Delante todo sigue igual: ${f(film)} lidera ${ahead === 0 ? 'con los mismos puntos que la segunda' : `con ${points(ahead)} de margen`}.`,
    ],
    odd: [
      ({ film, ahead }, f) =>
        `La cima no se mueve: ${f(film)} ${ahead === 0 ? 'la defiende empatada a puntos' : `tiene ${points(ahead)} de ventaja`}.`,
      ({ film, ahead }, f) =>
        `Lidera una jornada más ${f(film)}, ${ahead === 0 ? 'aunque la segunda tiene los mismos puntos' : `${points(ahead)} por delante del resto`}.`,
    ],
  },
  leadShared: {
    even: [
      ({ count }) => `Cabeza concurrida: ${number(count)} películas comparten el primer puesto.`,
      ({ count }) => `Sin líder en solitario: ${number(count)} películas van empatadas arriba.`,
    ],
    odd: [
      ({ count }) => `Primer puesto compartido: lo ocupan ${number(count)} películas.`,
      ({ count }) => `Arriba no cabe nadie más: ${number(count)} películas comparten la cabeza.`,
    ],
  },
  upset: {
    even: [
      ({ winner, loser, winnerWas, loserWas }, f) =>
        `Golpe de ${f(winner)}: salía desde el ${place(winnerWas)} y gana ${toLeader(loserWas)}${f(loser)}.`,
      ({ winner, loser, winnerWas, loserWas }, f) =>
        `${f(winner)} da la campanada: estaba en el ${place(winnerWas)} y gana ${toLeader(loserWas)}${f(loser)}.`,
    ],
    odd: [
      ({ winner, loser, winnerWas, loserWas }, f) =>
        `Tropieza ${loserWas === 1 ? 'la líder, ' : ''}${f(loser)}${loserWas === 1 ? ',' : ''} ante ${f(winner)}, que salía desde el ${place(winnerWas)}.`,
      ({ winner, loser, winnerWas, loserWas }, f) =>
        `Sorpresa: ${f(winner)}, desde el ${place(winnerWas)}, gana ${toLeader(loserWas)}${f(loser)}.`,
    ],
  },
  firstDefeat: {
    even: [
      ({ film, by, after }, f) =>
        `Primera derrota de ${f(film)}: tras ${matches(after)}, la firma ${f(by)}.`,
      ({ film, by, after }, f) =>
        `Se acabó el invicto: tras ${matches(after)}, ${f(film)} pierde ante ${f(by)}.`,
    ],
    odd: [
      ({ film, by, after }, f) =>
        `También ${f(film)} puede perder: lo consigue ${f(by)}, tras ${matches(after)}.`,
      ({ film, by, after }, f) =>
        `Acaba ante ${f(by)} el invicto de ${f(film)}, que duraba ${matches(after)}.`,
    ],
  },
  drought: {
    even: [
      ({ film, over, after }, f) =>
        `${f(film)} vuelve a ganar tras ${matches(after)}, y lo hace ante ${f(over)}.`,
      ({ film, over, after }, f) =>
        `Fin de la sequía: tras ${matches(after)}, ${f(film)} gana de nuevo, ante ${f(over)}.`,
    ],
    odd: [
      ({ film, over, after }, f) =>
        `Tras ${matches(after)} sin ganar, ${f(film)} lo consigue ante ${f(over)}.`,
      ({ film, over, after }, f) =>
        `Vuelve a ganar ${f(film)}, que llevaba ${matches(after)} sin hacerlo, y lo paga ${f(over)}.`,
    ],
  },
  climb: {
    even: [
      ({ film, from, to }, f) => `${f(film)} remonta ${climbing(from, to)} en una sola jornada.`,
      ({ film, from, to }, f) => `Salto de ${f(film)}, ${climbing(from, to)}.`,
    ],
    odd: [
      ({ film, from, to }, f) =>
        `Sube ${f(film)}: estaba en el ${place(from)} y ahora ocupa el ${place(to)}.`,
      ({ film, from, to }, f) =>
        `Gana ${number(from - to)} puestos de golpe ${f(film)}, que ahora ocupa el ${place(to)}.`,
    ],
  },
  winning: {
    even: [
      ({ film, length }, f) => `${f(film)} no para: ${number(length)} victorias seguidas.`,
      ({ film, length }, f) =>
        `Racha abierta para ${f(film)}: ya son ${number(length)} victorias seguidas.`,
    ],
    odd: [
      ({ film, length }, f) => `Van ${number(length)} victorias seguidas de ${f(film)}.`,
      ({ film, length }, f) =>
        `Continúa la carrera de ${f(film)}, con ${number(length)} victorias en los últimos ${number(length)} partidos.`,
    ],
  },
  unbeaten: {
    even: [
      ({ film, length }, f) => `${f(film)} lleva ${matches(length)} sin perder.`,
      ({ film, length }, f) => `Resiste ${f(film)}, con ${matches(length)} sin perder.`,
    ],
    odd: [
      ({ film, length }, f) => `Desde hace ${matches(length)} nadie gana a ${f(film)}.`,
      ({ film, length }, f) => `¿Quién gana a ${f(film)}? En ${matches(length)}, nadie.`,
    ],
  },
  decisive: {
    even: [
      ({ winner, loser, otherwise }, f) =>
        `Basta el margen mínimo: ${f(winner)} gana a ${f(loser)}, y con un empate lideraría ${f(otherwise)}.`,
      ({ winner, loser, otherwise }, f) =>
        `Pesa el margen mínimo entre ${f(winner)} ${and(f(loser))}: con un empate, en cabeza estaría ${f(otherwise)}.`,
    ],
    odd: [
      ({ winner, loser, otherwise }, f) =>
        `Decide el margen mínimo: de haber empatado ${f(winner)} ${and(f(loser))}, en cabeza estaría ${f(otherwise)}.`,
      ({ winner, loser, otherwise }, f) =>
        `Vale doble la victoria por la mínima de ${f(winner)} ante ${f(loser)}: con un empate lideraría ${f(otherwise)}.`,
    ],
  },
  narrow: {
    even: [
      ({ winner, loser, votes }, f) =>
        `Por la mínima gana ${f(winner)} a ${f(loser)}, ${score(votes)}.`,
      ({ winner, loser, votes }, f) =>
        `Ajustado hasta el final: ${f(winner)} gana a ${f(loser)} ${score(votes)}.`,
    ],
    odd: [
      ({ winner, loser, votes }, f) =>
        `Igualdad hasta el final entre ${f(winner)} ${and(f(loser))}: acaba ${score(votes)}.`,
      ({ winner, loser, votes }, f) =>
        `Justo lo necesario: ${f(winner)} gana a ${f(loser)}, ${score(votes)}.`,
    ],
  },
  agreed: {
    even: [
      ({ winner, loser, votes }, f) =>
        `Todos de acuerdo: ${f(winner)} gana a ${f(loser)} ${votes} a 0.`,
      ({ winner, loser, votes }, f) =>
        `Unanimidad para ${f(winner)}: ante ${f(loser)} acaba ${votes} a 0.`,
    ],
    odd: [
      ({ winner, loser, votes }, f) =>
        `Coro unánime para ${f(winner)}, ${votes} a 0 ante ${f(loser)}.`,
      ({ winner, loser, votes }, f) =>
        `Nada que discutir: ${f(winner)} gana a ${f(loser)} ${votes} a 0.`,
    ],
  },
  split: {
    even: [
      ({ films: [one, other], votes }, f) =>
        `Entre ${f(one)} ${and(f(other))} acaba ${votes} a ${votes}.`,
      ({ films: [one, other], votes }, f) =>
        `Empate perfecto entre ${f(one)} ${and(f(other))}, ${votes} a ${votes}.`,
    ],
    odd: [
      ({ films: [one, other], votes }, f) =>
        `Mitad y mitad: ${f(one)} ${and(f(other))} se reparten los votos, ${votes} a ${votes}.`,
      ({ films: [one, other], votes }, f) =>
        `Juicio aplazado entre ${f(one)} ${and(f(other))}: ${votes} a ${votes}.`,
    ],
  },
  revenge: {
    even: [
      ({ winner, loser, lostOn }, f) =>
        `Revancha de ${f(winner)}: en la ida, en la jornada ${lostOn}, ganó ${f(loser)}.`,
      ({ winner, loser }, f) =>
        `Cuentas saldadas: ${f(winner)} gana a ${f(loser)}, que se llevó la ida.`,
    ],
    odd: [
      ({ winner, loser }, f) => `Esta vez gana ${f(winner)}: la ida fue de ${f(loser)}.`,
      ({ winner, loser, lostOn }, f) =>
        `Devuelta la derrota de la jornada ${lostOn}: esta vez ${f(winner)} gana a ${f(loser)}.`,
    ],
  },
  clear: {
    even: [
      ({ winner, loser, votes }, f) =>
        `Amplia victoria de ${f(winner)} ante ${f(loser)}, ${score(votes)}.`,
      ({ winner, loser, votes }, f) => `Claro ${score(votes)} de ${f(winner)} a ${f(loser)}.`,
    ],
    odd: [
      ({ winner, loser, votes }, f) =>
        `Victoria amplia de ${f(winner)}, ${score(votes)} ante ${f(loser)}.`,
      ({ winner, loser, votes }, f) => `Destaca el ${score(votes)} de ${f(winner)} a ${f(loser)}.`,
    ],
  },
  silent: {
    even: [
      ({ matches: count }) =>
        `Silencio en la sala: ningún voto, y ${count === 1 ? 'el partido acaba' : `los ${number(count)} partidos acaban`} 0 a 0.`,
    ],
    odd: [() => 'Sala vacía: no votó nadie, y nadie ganó.'],
  },
};
