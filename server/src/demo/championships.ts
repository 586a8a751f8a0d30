import { cineforum, midnight } from './circles.ts';
import { days } from './stage.ts';

export interface DemoChampionship {
  readonly name: string;
  readonly description: string;
  readonly creator: string;
  /** Absent: public. */
  readonly circle?: string;
  readonly madeHoursAgo: number;
  readonly maxFilms: number;
  readonly filmsPerUser: number;
  readonly frequencyHours: 24 | 48 | 72;
  readonly isDraft?: true;
  readonly secretCount?: true;
  readonly allowUnseen?: true;
  /** Results wait until the creator reveals them. */
  readonly isRevealedByHand?: true;
  /** In the order in which they came; the last one is in at `listedHoursAgo`. */
  readonly nominations: readonly (readonly [username: string, title: string])[];
  readonly listedHoursAgo: number;
  readonly season?: Season;
}

export interface Season {
  /**
   * What its draw was committed to: found by trying, so that the ids of a new place come out in the order that people
   * talk about, which `drawn` says; where nobody does, any.
   */
  readonly drawSecret: string;
  readonly drawn?: readonly string[];
  /** How much each film is liked: the larger of two wins more often. */
  readonly appeal: Readonly<Record<string, number>>;
  readonly voters: readonly string[];
  /** Days that people vote on; the last of them is open if it is not the last of the season. */
  readonly votedDays: number;
  /** How long after the opening of the last of them its votes come. */
  readonly lastVotesAfterHours: number;
  /** Who has not voted on the last of them yet. */
  readonly waitingFor: readonly string[];
  /** Of a thousand: how often whoever may vote on a match does so; as everywhere where it is absent. */
  readonly turnout?: number;
  /** When the creator revealed the first days; the one after them waits for whoever looks at the demo. */
  readonly revealsHoursAgo?: readonly number[];
}

export const noir = 'Coppa Chiaroscuro';
export const grande = 'Il Grande Girone';
export const tuesday = 'Martedì al buio';
export const terror = 'Terror de medianoche';
const faceDown = 'Carte coperte';
const roads = 'Road movies, home and away';

export const championships: readonly DemoChampionship[] = [
  {
    name: noir,
    description:
      'Sei film, tutti colpevoli. Six films in black, white and every shade of guilt. Seis películas y ninguna inocente.',
    creator: 'giulia_ferri',
    madeHoursAgo: days(81),
    maxFilms: 6,
    filmsPerUser: 1,
    frequencyHours: 48,
    nominations: [
      ['giulia_ferri', 'La fiamma del peccato'],
      ['hannah_b', 'The Third Man'],
      ['demo', 'Chinatown'],
      ['tom.okafor', 'Le Samouraï'],
      ['javi_romero', 'El crepúsculo de los dioses'],
      ['nico_paz', 'El secreto de sus ojos'],
    ],
    listedHoursAgo: days(78),
    season: {
      drawSecret: '82647c02e485127b36987bc322b5c07d253beb3e2a8b59ce51648ba4d2a95647',
      drawn: [
        'El crepúsculo de los dioses',
        'Chinatown',
        'La fiamma del peccato',
        'The Third Man',
        'Le Samouraï',
        'El secreto de sus ojos',
      ],
      appeal: {
        'The Third Man': 5.6,
        'El crepúsculo de los dioses': 5.2,
        Chinatown: 5,
        'La fiamma del peccato': 4.4,
        'Le Samouraï': 3.8,
        'El secreto de sus ojos': 3.6,
      },
      voters: [
        'giulia_ferri',
        'hannah_b',
        'demo',
        'tom.okafor',
        'javi_romero',
        'nico_paz',
        'marco.levi',
        'lucia.vega',
        'teo.bianchi',
        'chiara_n',
        'maeve.kelly',
        'admin',
      ],
      votedDays: 10,
      lastVotesAfterHours: 30,
      waitingFor: [],
    },
  },
  {
    name: grande,
    description:
      'Dieci film, dieci tifosi, nessun genere escluso. Ten films, ten fans, home and away until one is left on top.',
    creator: 'giulia_ferri',
    madeHoursAgo: days(25),
    maxFilms: 10,
    filmsPerUser: 1,
    frequencyHours: 48,
    allowUnseen: true,
    nominations: [
      ['giulia_ferri', 'Il sorpasso'],
      ['marco.levi', 'Il gattopardo'],
      ['sam_rivera', 'Rear Window'],
      ['lucia.vega', 'El verdugo'],
      ['hannah_b', 'The Red Shoes'],
      ['demo', 'In the Mood for Love'],
      ['maeve.kelly', 'The Apartment'],
      ['tom.okafor', 'Moonlight'],
      ['nico_paz', 'Relatos salvajes'],
      ['chiara_n', 'La chimera'],
    ],
    // Ten days of 48 hours, and the eleventh has been open for twenty.
    listedHoursAgo: 500.1,
    season: {
      drawSecret: '051805770ecb5fce6ca2171fdb88544bbbc519cea25e370d6821fe4d5896b92f',
      drawn: [
        'La chimera',
        'El verdugo',
        'Moonlight',
        'In the Mood for Love',
        'The Red Shoes',
        'Relatos salvajes',
        'Rear Window',
        'Il sorpasso',
        'Il gattopardo',
        'The Apartment',
      ],
      appeal: {
        'Rear Window': 5,
        'In the Mood for Love': 5.1,
        'The Apartment': 4.7,
        'Il sorpasso': 4.9,
        'El verdugo': 4.8,
        'Il gattopardo': 4.4,
        'The Red Shoes': 4.6,
        Moonlight: 4.9,
        'Relatos salvajes': 4.4,
        'La chimera': 4.7,
      },
      voters: [
        'giulia_ferri',
        'marco.levi',
        'sam_rivera',
        'lucia.vega',
        'hannah_b',
        'demo',
        'maeve.kelly',
        'tom.okafor',
        'nico_paz',
        'chiara_n',
        'teo.bianchi',
        'javi_romero',
        'admin',
        'pilar.soto',
      ],
      votedDays: 11,
      lastVotesAfterHours: 14,
      waitingFor: ['demo', 'marco.levi', 'admin', 'pilar.soto'],
    },
  },
  {
    name: tuesday,
    description: 'Conteggio segreto: si vede chi vince solo a giornata chiusa. Niente calcoli.',
    creator: 'marco.levi',
    circle: cineforum,
    madeHoursAgo: days(11),
    maxFilms: 8,
    filmsPerUser: 1,
    frequencyHours: 72,
    secretCount: true,
    allowUnseen: true,
    nominations: [
      ['marco.levi', 'Indagine su un cittadino al di sopra di ogni sospetto'],
      ['giulia_ferri', 'I soliti ignoti'],
      ['teo.bianchi', 'C’era una volta il West'],
      ['demo', 'La strada'],
      ['chiara_n', 'Miseria e nobiltà'],
    ],
    // Two days of 72 hours, and the third has been open for thirty-one.
    listedHoursAgo: 175.1,
    season: {
      drawSecret: '39cbd3c2a45952f2b2eb9a13da44787fcc3c908ff8d0b04d6b4bf9e1dddba7e7',
      drawn: [
        'Indagine su un cittadino al di sopra di ogni sospetto',
        'Miseria e nobiltà',
        'La strada',
        'C’era una volta il West',
        'I soliti ignoti',
      ],
      appeal: {
        'I soliti ignoti': 5.3,
        'La strada': 5,
        'C’era una volta il West': 4.8,
        'Miseria e nobiltà': 4.6,
        'Indagine su un cittadino al di sopra di ogni sospetto': 4.5,
      },
      voters: ['marco.levi', 'giulia_ferri', 'teo.bianchi', 'demo', 'chiara_n'],
      votedDays: 3,
      lastVotesAfterHours: 8,
      waitingFor: ['teo.bianchi', 'chiara_n'],
    },
  },
  {
    name: faceDown,
    description:
      'Si vota al buio e si scopre insieme, una sera per giornata. We vote in the dark and look together. Votamos a ciegas y lo vemos juntos.',
    creator: 'demo',
    madeHoursAgo: days(10),
    maxFilms: 6,
    filmsPerUser: 1,
    frequencyHours: 72,
    secretCount: true,
    isRevealedByHand: true,
    nominations: [
      ['demo', 'Paris, Texas'],
      ['hannah_b', 'Brief Encounter'],
      ['marco.levi', 'Il conformista'],
      ['maeve.kelly', 'Portrait of a Lady on Fire'],
      ['sam_rivera', 'Alien'],
      ['javi_romero', 'Viridiana'],
    ],
    // Three days of 72 hours, and the fourth has been open for ten minutes. The third waits for three days from then on;
    // should nobody have revealed it, the fourth has closed with its votes meanwhile and waits for another three.
    listedHoursAgo: 216.3,
    season: {
      drawSecret: '7d1c0a54f2b96e38c15d7a90e46b28f35c8d1e7f0a2b4c6d8e9f1032547698ba',
      appeal: {
        'Paris, Texas': 5.1,
        'Brief Encounter': 4.9,
        'Il conformista': 5,
        'Portrait of a Lady on Fire': 5.1,
        Alien: 5,
        Viridiana: 4.8,
      },
      // An odd number, and all of them vote: no match ends level.
      voters: [
        'demo',
        'hannah_b',
        'marco.levi',
        'maeve.kelly',
        'sam_rivera',
        'javi_romero',
        'giulia_ferri',
        'teo.bianchi',
        'chiara_n',
        'nico_paz',
        'tom.okafor',
      ],
      turnout: 1000,
      votedDays: 4,
      lastVotesAfterHours: 0.1,
      waitingFor: ['sam_rivera', 'javi_romero'],
      revealsHoursAgo: [142, 70],
    },
  },
  {
    name: terror,
    description:
      'Dos películas por cabeza, luces apagadas. Se acepta el miedo en cualquier idioma.',
    creator: 'lucia.vega',
    circle: midnight,
    madeHoursAgo: days(3),
    maxFilms: 12,
    filmsPerUser: 2,
    frequencyHours: 48,
    nominations: [
      ['lucia.vega', 'Los otros'],
      ['lucia.vega', 'El laberinto del fauno'],
      ['nico_paz', 'Nosferatu'],
    ],
    listedHoursAgo: days(2),
  },
  {
    name: roads,
    description: 'Somewhere between Reno and the sea. Still looking for a fourth wheel.',
    creator: 'demo',
    madeHoursAgo: 40,
    maxFilms: 12,
    filmsPerUser: 2,
    frequencyHours: 72,
    isDraft: true,
    nominations: [],
    listedHoursAgo: 40,
  },
];
