import type { Translation } from '../translation.ts';
import type { tryMatch as english } from '../en/try-match.ts';

export const tryMatch: Translation<typeof english> = {
  lead: 'Tres películas, tres partidos. El voto es solo tuyo y no queda en ninguna parte: se ve cómo se hace una clasificación.',
  match: 'Partido {{match}} de {{total}}',
  film: '{{director}}, {{year}}',
  unseen: 'No la he visto',
  keys: 'Con el teclado: flecha izquierda, flecha derecha',
  action: 'Trae tus películas',
  again: 'Jugar otra vez',
  nothingKept: 'No se ha guardado nada: si recargas la página, se empieza de nuevo.',
  table: {
    title: 'Tu clasificación',
    over: 'Terminada',
    after: 'Tras {{played}} de {{total}}',
    results: 'Resultados',
    unit: 'puntos',
  },
  outcome: {
    win: { letter: 'G', name: 'victoria' },
    draw: { letter: 'E', name: 'empate' },
    loss: { letter: 'P', name: 'derrota' },
  },
  results: {
    title: 'Tus partidos',
    said: '{{home}} {{homeVotes}}, {{away}} {{awayVotes}}',
  },
  said: {
    won: 'Gana {{film}}.',
    drawn: 'Empate: un voto para nadie.',
  },
  verdict: {
    champion: 'Tu grupo dice {{film}}',
    wonAll: 'Dos victorias de dos.',
    wonOne: 'Una victoria y un empate.',
    joint: 'Empatadas a puntos: para separarlas hace falta la vuelta.',
    imagine: 'Ahora imagina diez películas, catorce amigos y la vuelta.',
    oneEach: 'Una cada una: para eso está la vuelta.',
    oneEachLead: 'Tres partidos, tres ganadoras.',
    allDrawn: 'Tres empates, ningún culpable',
    allDrawnLead: 'Quien no ha visto no vota: un punto para cada una.',
  },
};
