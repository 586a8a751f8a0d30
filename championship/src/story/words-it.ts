import {
  article,
  atPlace,
  days,
  fromPlace,
  leading,
  list,
  matches,
  number,
  place,
  points,
  score,
} from './counts-it.ts';
import type { StoryWords } from './tell-day.ts';

const mostNamed = 3;

/** Films are masculine here, whatever their titles are. */
export const storyIt: StoryWords = {
  quote: (title) => `«${title}»`,
  titleEarly: {
    even: [
      ({ film, daysLeft }, f) => `${f(film)} è campione con ${days(daysLeft)} d’anticipo.`,
      ({ film, daysLeft }, f) =>
        `Fatta: ${f(film)} vince il titolo a ${days(daysLeft)} dalla fine.`,
    ],
    odd: [
      ({ film, daysLeft }, f) =>
        `Titolo assegnato: nessuno può più raggiungere ${f(film)}, e ${daysLeft === 1 ? 'manca' : 'mancano'} ancora ${days(daysLeft)}.`,
      ({ film, daysLeft }, f) =>
        `Nessuno può più raggiungere ${f(film)}: è campione con ${days(daysLeft)} ancora da giocare.`,
    ],
  },
  // The last day of a season is an even one.
  titleLast: {
    even: [
      ({ film, ahead }, f) =>
        `${f(film)} è campione all’ultima giornata, ${ahead === 0 ? 'a pari punti con chi insegue' : `con ${points(ahead)} di vantaggio`}.`,
      ({ film, ahead }, f) =>
        `All’ultima giornata il titolo va a ${f(film)}${ahead === 0 ? ', a pari punti con chi insegue' : `, ${points(ahead)} davanti a tutti`}.`,
    ],
    odd: [],
  },
  titleShared: {
    even: [
      ({ films }, f) =>
        films.length > mostNamed
          ? `Un titolo per ${number(films.length)} film: finiscono tutti alla pari.`
          : `Un titolo, ${number(films.length)} campioni: ${list.format(films.map(f))}.`,
    ],
    odd: [],
  },
  newLeader: {
    even: [
      ({ film, from }, f) =>
        from === null
          ? `${f(film)} si stacca dal gruppo e va in testa da solo.`
          : `${f(film)} supera ${f(from)} e va in testa.`,
      ({ film, from }, f) =>
        from === null
          ? `Comanda ${f(film)}, e non divide il primo posto con nessuno.`
          : `Cambia la capolista: ${f(film)} passa davanti a ${f(from)}.`,
    ],
    odd: [
      ({ film, from }, f) =>
        `In testa adesso c’è ${f(film)}, ${from === null ? 'senza più compagnia' : `che scavalca ${f(from)}`}.`,
      ({ film, from }, f) =>
        from === null
          ? `Vetta tutta per ${f(film)}: adesso non la divide con nessuno.`
          : `Sorpasso in vetta: davanti c’è ${f(film)}, dietro ${f(from)}.`,
    ],
  },
  firstLeader: {
    even: [],
    odd: [
      ({ film }, f) => `Si comincia, e davanti a tutti c’è ${f(film)}.`,
      ({ film }, f) => `Pronti, via: il primo a guardare gli altri dall’alto è ${f(film)}.`,
    ],
  },
  leaderStays: {
    even: [
      ({ film, ahead }, f) =>
        `${f(film)} resta in testa, ${ahead === 0 ? 'ma a pari punti con chi insegue' : `con ${points(ahead)} di vantaggio`}.`,
      ({ film, ahead }, f) =>
        `Davanti non cambia nulla: ${f(film)} guida ${ahead === 0 ? 'a pari punti con chi insegue' : `con ${points(ahead)} di margine`}.`,
    ],
    odd: [
      ({ film, ahead }, f) =>
        `La vetta non si muove: ${f(film)} ${ahead === 0 ? 'la difende a pari punti con chi insegue' : `ha ${points(ahead)} di vantaggio`}.`,
      ({ film, ahead }, f) =>
        `Guida ancora ${f(film)}, ${ahead === 0 ? 'ma chi insegue ha gli stessi punti' : `${points(ahead)} davanti al resto`}.`,
    ],
  },
  leadShared: {
    even: [
      ({ count }) => `Testa affollata: ${number(count)} film sono primi alla pari.`,
      ({ count }) =>
        `Ancora nessuno comanda da solo: ${number(count)} film dividono il primo posto.`,
    ],
    odd: [
      ({ count }) => `Primo posto in condominio: ci abitano ${number(count)} film.`,
      ({ count }) => `Lassù si sta stretti: ${number(count)} film dividono il primo posto.`,
    ],
  },
  upset: {
    even: [
      ({ winner, loser, winnerWas, loserWas }, f) =>
        `Colpo di ${f(winner)}: partiva ${fromPlace(winnerWas)} e batte ${leading(loserWas)}${f(loser)}.`,
      ({ winner, loser, winnerWas, loserWas }, f) =>
        `${f(winner)} fa il colpo: era ${atPlace(winnerWas)} e batte ${leading(loserWas)}${f(loser)}.`,
    ],
    odd: [
      ({ winner, loser, winnerWas, loserWas }, f) =>
        `Inciampa ${leading(loserWas)}${f(loser)}: passa ${f(winner)}, che era ${atPlace(winnerWas)}.`,
      ({ winner, loser, winnerWas, loserWas }, f) =>
        `Sorpresa: ${leading(loserWas)}${f(loser)} perde contro ${f(winner)}, che partiva ${fromPlace(winnerWas)}.`,
    ],
  },
  firstDefeat: {
    even: [
      ({ film, by, after }, f) =>
        `Prima sconfitta per ${f(film)}: dopo ${matches(after)} la firma è di ${f(by)}.`,
      ({ film, by, after }, f) =>
        `Imbattibilità finita: dopo ${matches(after)} ${f(film)} perde contro ${f(by)}.`,
    ],
    odd: [
      ({ film, by, after }, f) =>
        `Anche ${f(film)} può perdere: ci voleva ${f(by)}, dopo ${matches(after)}.`,
      ({ film, by, after }, f) =>
        `Finisce contro ${f(by)} l’imbattibilità di ${f(film)}, che durava da ${matches(after)}.`,
    ],
  },
  drought: {
    even: [
      ({ film, over, after }, f) =>
        `${f(film)} torna a vincere dopo ${matches(after)}, e lo fa contro ${f(over)}.`,
      ({ film, over, after }, f) =>
        `Digiuno finito: dopo ${matches(after)} ${f(film)} ritrova la vittoria, contro ${f(over)}.`,
    ],
    odd: [
      ({ film, over, after }, f) =>
        `Dopo ${matches(after)} senza vittorie ${f(film)} ne trova una, contro ${f(over)}.`,
      ({ film, over, after }, f) =>
        `Torna a vincere ${f(film)}: non succedeva da ${matches(after)}, e ne fa le spese ${f(over)}.`,
    ],
  },
  climb: {
    even: [
      ({ film, from, to }, f) =>
        `${f(film)} risale da${article(from)}${place(from)} ${atPlace(to)} in una giornata sola.`,
      ({ film, from, to }, f) =>
        `Balzo di ${f(film)}, da${article(from)}${place(from)} ${atPlace(to)}.`,
    ],
    odd: [
      ({ film, from, to }, f) => `Sale ${f(film)}: era ${atPlace(from)}, adesso è ${atPlace(to)}.`,
      ({ film, from, to }, f) =>
        `Guadagna ${number(from - to)} posti ${f(film)}, che ora è ${atPlace(to)}.`,
    ],
  },
  winning: {
    even: [
      ({ film, length }, f) => `${f(film)} non si ferma: ${number(length)} vittorie di fila.`,
      ({ film, length }, f) =>
        `Serie aperta per ${f(film)}: le vittorie consecutive sono ${number(length)}.`,
    ],
    odd: [
      ({ film, length }, f) => `Sono ${number(length)} di fila le vittorie di ${f(film)}.`,
      ({ film, length }, f) =>
        `Continua la corsa di ${f(film)}, con ${number(length)} vittorie nelle ultime ${number(length)} partite.`,
    ],
  },
  unbeaten: {
    even: [
      ({ film, length }, f) => `${f(film)} non perde da ${matches(length)}.`,
      ({ film, length }, f) => `Resiste ${f(film)}: da ${matches(length)} non perde.`,
    ],
    odd: [
      ({ film, length }, f) => `Da ${matches(length)} nessuno batte ${f(film)}.`,
      ({ film, length }, f) => `Chi batte ${f(film)}? Da ${matches(length)} nessuno.`,
    ],
  },
  decisive: {
    even: [
      ({ winner, loser, otherwise }, f) =>
        `Basta lo scarto minimo: ${f(winner)} batte ${f(loser)}, e con un pareggio in testa ci sarebbe ${f(otherwise)}.`,
      ({ winner, loser, otherwise }, f) =>
        `Pesa lo scarto minimo tra ${f(winner)} e ${f(loser)}: alla pari, in testa ci sarebbe ${f(otherwise)}.`,
    ],
    odd: [
      ({ winner, loser, otherwise }, f) =>
        `Decide lo scarto minimo: se ${f(winner)} e ${f(loser)} pareggiavano, in testa c’era ${f(otherwise)}.`,
      ({ winner, loser, otherwise }, f) =>
        `Vale doppio la vittoria di misura di ${f(winner)} su ${f(loser)}: con un pareggio guiderebbe ${f(otherwise)}.`,
    ],
  },
  narrow: {
    even: [
      ({ winner, loser, votes }, f) => `Sul filo: ${f(winner)} batte ${f(loser)} ${score(votes)}.`,
      ({ winner, loser, votes }, f) => `Di misura ${f(winner)} su ${f(loser)}, ${score(votes)}.`,
    ],
    odd: [
      ({ winner, loser, votes }, f) =>
        `Equilibrio fino in fondo tra ${f(winner)} e ${f(loser)}: finisce ${score(votes)}.`,
      ({ winner, loser, votes }, f) =>
        `Per un soffio ${f(winner)} supera ${f(loser)}, ${score(votes)}.`,
    ],
  },
  agreed: {
    even: [
      ({ winner, loser, votes }, f) =>
        `Tutti d’accordo: ${f(winner)} batte ${f(loser)} ${votes} a 0.`,
      ({ winner, loser, votes }, f) =>
        `Unanimità per ${f(winner)}: contro ${f(loser)} finisce ${votes} a 0.`,
    ],
    odd: [
      ({ winner, loser, votes }, f) =>
        `Coro unanime per ${f(winner)}, ${votes} a 0 su ${f(loser)}.`,
      ({ winner, loser, votes }, f) =>
        `Niente da discutere: ${f(winner)} batte ${f(loser)} ${votes} a 0.`,
    ],
  },
  split: {
    even: [
      ({ films: [one, other], votes }, f) =>
        `Tra ${f(one)} e ${f(other)} finisce ${votes} a ${votes}.`,
      ({ films: [one, other], votes }, f) =>
        `Parità perfetta tra ${f(one)} e ${f(other)}, ${votes} a ${votes}.`,
    ],
    odd: [
      ({ films: [one, other], votes }, f) =>
        `Metà e metà: ${f(one)} e ${f(other)} si dividono i voti, ${votes} a ${votes}.`,
      ({ films: [one, other], votes }, f) =>
        `Giudizio sospeso su ${f(one)} e ${f(other)}: ${votes} a ${votes}.`,
    ],
  },
  revenge: {
    even: [
      ({ winner, loser, lostOn }, f) =>
        `Rivincita di ${f(winner)}: all’andata, nella giornata ${lostOn}, aveva vinto ${f(loser)}.`,
      ({ winner, loser }, f) =>
        `Conto saldato: ${f(winner)} batte ${f(loser)}, che aveva vinto all’andata.`,
    ],
    odd: [
      ({ winner, loser }, f) =>
        `Stavolta vince ${f(winner)}: all’andata era toccato a ${f(loser)}.`,
      ({ winner, loser, lostOn }, f) =>
        `Ribaltata la sconfitta della giornata ${lostOn}: al ritorno ${f(winner)} batte ${f(loser)}.`,
    ],
  },
  clear: {
    even: [
      ({ winner, loser, votes }, f) =>
        `Larga vittoria di ${f(winner)} su ${f(loser)}, ${score(votes)}.`,
      ({ winner, loser, votes }, f) => `Netto ${score(votes)} di ${f(winner)} su ${f(loser)}.`,
    ],
    odd: [
      ({ winner, loser, votes }, f) =>
        `Vittoria larga per ${f(winner)}, ${score(votes)} su ${f(loser)}.`,
      ({ winner, loser, votes }, f) =>
        `Spicca la vittoria di ${f(winner)} su ${f(loser)}, ${score(votes)}.`,
    ],
  },
  silent: {
    even: [
      ({ matches: count }) =>
        `Silenzio in sala: nessun voto, e ${count === 1 ? 'la partita finisce' : `le ${number(count)} partite finiscono`} 0 a 0.`,
    ],
    odd: [() => 'Sala vuota: non ha votato nessuno, e nessuno ha vinto.'],
  },
};
