import type { MailNames, NotificationTexts } from './en.ts';
import { moderationEs } from './moderation-es.ts';

const toMatches = 'Votar';
const toNominations = 'Presentar películas';
const toTournament = 'Abrir el campeonato';
const toCircle = 'Abrir el círculo';
const toPost = 'Leer';
const toProfile = 'Abrir el perfil';

function yourFilms(nominations: MailNames['nominations']): string {
  const films = nominations?.films ?? 0;
  return films === 1 ? '1 película tuya' : `${films} películas tuyas`;
}

function untilOf(nominations: MailNames['nominations']): string {
  const until = nominations?.until ?? null;
  return until === null ? '' : `, hasta el ${until}`;
}

function leadOf({ leader, leaders }: NonNullable<MailNames['results']>): string {
  return leader === null
    ? `${leaders} películas comparten el liderato`
    : `«${leader}» va en cabeza`;
}

function wonBy(champions: MailNames['champions']): string {
  if (!champions) return 'mira quién ha ganado';
  const { film, count } = champions;
  return film === null ? `${count} películas comparten el título` : `ha ganado «${film}»`;
}

function lackOf({ participants, films }: NonNullable<MailNames['missing']>): string {
  const people = participants === 1 ? '1 participante' : `${participants} participantes`;
  const missing = films === 1 ? '1 película' : `${films} películas`;
  const parts = [...(participants > 0 ? [people] : []), ...(films > 0 ? [missing] : [])];
  return `todavía le ${participants + films === 1 ? 'falta' : 'faltan'} ${list.format(parts)}`;
}

const list = new Intl.ListFormat('es');

function owedBy({ people, others }: NonNullable<MailNames['missing']>): string {
  const parts = people.map(({ name, films }) => `${name} ${films}`);
  if (others > 0) parts.push(others === 1 ? 'otra persona' : `otras ${others} personas`);
  return parts.length === 0 ? '' : ` Películas aún por presentar: ${list.format(parts)}.`;
}

export const es: NotificationTexts = {
  reason: 'Recibes este correo por lo que has elegido en tus ajustes.',
  stop: 'No quiero más correos de este tipo',
  moreMatches: (count) =>
    count > 0 ? (count === 1 ? 'Y otro partido.' : `Y otros ${count} partidos.`) : '',
  seal: (matchDay) => `Sello de la jornada ${matchDay}`,
  concernsYou: 'Recibes este correo porque trata de ti o de algo tuyo.',
  forAdmins: 'Recibes este correo porque administras Girone.',
  countDisputed: ({ person, tournament, matchDay, matchNumber }) => ({
    subject: `${tournament}: el recuento no cuadra`,
    lead: `${person || 'Alguien'} ha vuelto a contar «${tournament}» y ${matchNumber === null ? 'algo no cuadra' : `el partido ${matchNumber} de la jornada ${matchDay} no cuadra`}. La comprobación dice qué es distinto.`,
    action: 'Comprueba el recuento',
  }),
  moderation: moderationEs,
  mails: {
    nominations_open: ({ person, tournament, nominations }) => ({
      subject: `${tournament} espera ${yourFilms(nominations)}`,
      lead: `${person ? `${person} ha abierto` : 'Ya están abiertas'} las candidaturas de «${tournament}». El campeonato espera ${yourFilms(nominations)}${untilOf(nominations)}.`,
      action: toNominations,
    }),
    reminder: ({ person, tournament, matchDay, nominations }) =>
      nominations
        ? {
            subject: `${tournament}: faltan tus películas`,
            lead: `${person || 'Alguien'} te lo recuerda: «${tournament}» todavía espera ${yourFilms(nominations)}${untilOf(nominations)}.`,
            action: toNominations,
          }
        : {
            subject: `${tournament}: faltan tus votos`,
            lead: `${person || 'Alguien'} te lo recuerda: la jornada ${matchDay} de «${tournament}» está abierta y espera tus votos.`,
            action: toMatches,
          },
    match_day_held: ({ tournament, matchDay }) => ({
      subject: `${tournament}: la jornada ${matchDay} está boca abajo`,
      lead: `La jornada ${matchDay} de «${tournament}» se ha cerrado. Los resultados están, pero siguen boca abajo hasta que se descubran.`,
      action: toTournament,
    }),
    match_day_called: ({ tournament, matchDay }) => ({
      subject: `${tournament}: se descubre la jornada ${matchDay}`,
      lead: `En cinco minutos se descubre ante todos la jornada ${matchDay} de «${tournament}»: toma asiento.`,
      action: 'Toma asiento',
    }),
    match_day_revealed: ({ tournament, matchDay }) => ({
      subject: `${tournament}: descubierta la jornada ${matchDay}`,
      lead: `Los resultados de la jornada ${matchDay} de «${tournament}» están descubiertos. Aquí no los verás: míralos cuando quieras.`,
      action: 'Ver los resultados',
    }),
    match_day_results: ({ tournament, matchDay, results }) => ({
      subject: `${tournament}: cerrada la jornada ${matchDay}`,
      lead: `La jornada ${matchDay} de «${tournament}» se ha cerrado${results ? `, ${results.matches === 1 ? 'un partido jugado' : `${results.matches} partidos jugados`}: ${leadOf(results)}. La jornada ${results.nextMatchDay} está abierta` : ''}.`,
      action: toMatches,
    }),
    match_day_opened: ({ tournament, matchDay }) => ({
      subject: `${tournament}: la jornada ${matchDay} está abierta`,
      lead: `Ya se puede votar en la jornada ${matchDay} de «${tournament}».`,
      action: toMatches,
    }),
    match_day_closing: ({ tournament, matchDay }) => ({
      subject: `${tournament}: faltan tus votos`,
      lead: `La jornada ${matchDay} de «${tournament}» se cierra en menos de un día y no has votado en todos los partidos.`,
      action: toMatches,
    }),
    tournament_started: ({ tournament }) => ({
      subject: `${tournament} ha empezado`,
      lead: `El calendario de «${tournament}» está sorteado y la primera jornada está abierta.`,
      action: toTournament,
    }),
    tournament_completed: ({ tournament, champions }) => ({
      subject: `${tournament} ha terminado`,
      lead: `La última jornada de «${tournament}» se ha cerrado: ${wonBy(champions)}.`,
      action: 'La temporada en cartas',
    }),
    start_overdue: ({ tournament, missing }) => ({
      subject: `${tournament} no ha podido empezar`,
      lead: `El plazo de las candidaturas ha terminado, pero a «${tournament}» ${missing ? `${lackOf(missing)}.${owedBy(missing)}` : 'todavía le falta algo.'} Empezará en cuanto esté completo, o cuando tú lo inicies.`,
      action: toTournament,
    }),
    participant_left: ({ person, tournament, films }) => ({
      subject: `${person} ya no participa en ${tournament}`,
      lead: `${person} ya no participa en «${tournament}» y ${films === 1 ? 'su película ha salido' : `sus ${films} películas han salido`} de la lista. Empezará en cuanto esté completo, o cuando tú lo inicies.`,
      action: toTournament,
    }),
    join_request: ({ person, circle }) => ({
      subject: `${person} pide entrar en ${circle}`,
      lead: `${person} quiere formar parte de «${circle}» y espera una respuesta.`,
      action: 'Ver la solicitud',
    }),
    join_answer: ({ circle, isPositive, isReadmitted }) => {
      if (isReadmitted) {
        return {
          subject: `${circle} te abre la puerta de nuevo`,
          lead: `Puedes volver a «${circle}»: solicita entrar o usa una invitación.`,
          action: toCircle,
        };
      }
      return isPositive
        ? {
            subject: `Te damos la bienvenida a ${circle}`,
            lead: `Tu solicitud ha sido aceptada: ya formas parte de «${circle}».`,
            action: toCircle,
          }
        : {
            subject: `Tu solicitud para ${circle}`,
            lead: `Tu solicitud para entrar en «${circle}» no ha sido aceptada.`,
            action: toCircle,
          };
    },
    member_joined: ({ person, circle }) => ({
      subject: `Una llegada a ${circle}: ${person}`,
      lead: `${person} forma parte de «${circle}» desde ahora.`,
      action: toCircle,
    }),
    promoted: ({ circle, isAdmin }) => ({
      subject: isAdmin ? `${circle} ahora es tuyo` : `Ahora moderas ${circle}`,
      lead: isAdmin
        ? `«${circle}» ha pasado a tus manos.`
        : `Desde ahora moderas el círculo «${circle}».`,
      action: toCircle,
    }),
    mention: ({ person }) => ({
      subject: `${person} te ha mencionado`,
      lead: `${person} te ha mencionado en una publicación.`,
      action: toPost,
    }),
    reply: ({ person }) => ({
      subject: `${person} te ha respondido`,
      lead: `${person} ha respondido a una publicación tuya.`,
      action: toPost,
    }),
    quote: ({ person }) => ({
      subject: `${person} te ha citado`,
      lead: `${person} ha citado una publicación tuya.`,
      action: toPost,
    }),
    new_follower: ({ person }) => ({
      subject: `${person} te sigue`,
      lead: `${person} ha empezado a seguirte en Girone.`,
      action: toProfile,
    }),
    follow_request: ({ person }) => ({
      subject: `${person} quiere seguirte`,
      lead: `${person} quiere seguirte y espera una respuesta.`,
      action: 'Ver la solicitud',
    }),
    follow_accepted: ({ person }) => ({
      subject: `Ahora sigues a ${person}`,
      lead: `${person} ha aceptado tu solicitud.`,
      action: toProfile,
    }),
    report_outcome: ({ isPositive }) => ({
      subject: 'Tu denuncia ha sido revisada',
      lead: isPositive
        ? 'Gracias: la moderación te ha dado la razón y ha intervenido.'
        : 'Gracias: la moderación ha revisado lo que denunciaste y no ha encontrado motivos para intervenir.',
      action: 'Abrir Girone',
    }),
  },
};
