export interface DemoCircle {
  readonly name: string;
  readonly description: string;
  readonly owner: string;
  readonly madeDaysAgo: number;
  readonly isPublic: boolean;
  readonly joinType: 'open' | 'approval_required';
  /** Who came in, and when; where approval is needed the owner let them in. */
  readonly members: readonly (readonly [username: string, daysAgo: number])[];
}

export const cineforum = 'Cineforum del martedì';
export const midnight = 'Cine de medianoche';
export const backRow = 'The Back Row';

export const circles: readonly DemoCircle[] = [
  {
    name: cineforum,
    description:
      'Un film a testa, ogni martedì, e poi si litiga fino a tardi. Siamo pochi e restiamo pochi: chiedi a chi ci conosce.',
    owner: 'giulia_ferri',
    madeDaysAgo: 116,
    isPublic: false,
    joinType: 'approval_required',
    members: [
      ['marco.levi', 115],
      ['teo.bianchi', 114],
      ['demo', 108],
      ['chiara_n', 102],
    ],
  },
  {
    name: midnight,
    description:
      'Terror, fantástico y rarezas de sesión golfa. En español casi siempre. Cuéntanos qué película no te dejó dormir.',
    owner: 'lucia.vega',
    madeDaysAgo: 106,
    isPublic: true,
    joinType: 'approval_required',
    members: [
      ['javi_romero', 105],
      ['nico_paz', 96],
      ['demo', 92],
      ['sam_rivera', 74],
      ['pilar.soto', 22],
    ],
  },
  {
    name: backRow,
    description:
      'For people who sit at the back and talk about it all the way home. Everyone is welcome, popcorn is not.',
    owner: 'hannah_b',
    madeDaysAgo: 101,
    isPublic: true,
    joinType: 'open',
    members: [
      ['tom.okafor', 100],
      ['admin', 98],
      ['nico_paz', 95],
      ['maeve.kelly', 88],
      ['sam_rivera', 83],
    ],
  },
];

/** Whoever runs the circle beside its owner. */
export const promotion = { circle: midnight, username: 'demo', daysAgo: 44 };

/** It waits for an answer. */
export const pendingRequest = {
  circle: midnight,
  username: 'maeve.kelly',
  hoursAgo: 9,
  message:
    'Hola. My Spanish is subtitles-only, but The Innocents kept me awake for a week and I would like company next time.',
};
