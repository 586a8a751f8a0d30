/** What tells the people of the demo apart at the size of a thumb. */
interface Look {
  readonly wall: string;
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  readonly cut: keyof typeof cuts;
  readonly beard?: true;
  readonly glasses?: true;
}

/** Hair in two pieces: behind the head, and over it. */
const cuts = {
  short: [
    '',
    'M100 128c-4-62 26-86 62-86 40 0 64 28 58 86-8-22-18-34-30-40-26 8-54 8-74 0-8 8-13 22-16 40z',
  ],
  swept: [
    '',
    'M98 130c-8-66 26-92 68-92 38 0 62 30 54 92-6-30-20-46-46-50-24 2-46 8-60 18-10 8-14 18-16 32z',
  ],
  bald: ['', 'M101 150c-6-16-6-32-2-44 4 8 6 22 8 40zm118 0c6-16 6-32 2-44-4 8-6 22-8 40z'],
  bob: [
    'M88 196c-12-90 4-160 74-160s84 72 72 160c-18 10-40 12-72 12s-58-2-74-12z',
    'M98 136c0-58 22-86 62-86s64 28 62 86c-12-26-28-44-50-52-22 22-46 40-74 52z',
  ],
  long: [
    'M84 262c-14-120-4-228 78-228s92 108 76 228c-22 10-48 12-76 12s-58-2-78-12z',
    'M98 140c-2-60 22-92 62-92s66 32 62 92c-10-30-30-52-62-60-30 10-50 30-62 60z',
  ],
  curls: [
    'M76 150c-16-26-6-54 14-66 0-30 34-56 70-56s70 24 72 56c22 14 28 42 12 66 8 24-4 44-26 46H102c-24-2-34-22-26-46z',
    'M104 104c8-34 32-46 58-46s48 12 58 46zM98 132c-8-18 2-36 18-42 8-18 30-26 46-18 18-8 40 2 46 18 18 6 24 24 14 42-10-16-26-26-40-24-14 10-32 10-46 0-16 0-30 10-38 24z',
  ],
  bun: [
    'M128 40c0-22 16-34 34-34s34 12 34 34-16 30-34 30-34-8-34-30z',
    'M100 130c-6-58 22-84 60-84 40 0 66 26 60 84-8-30-28-48-60-48s-52 18-60 48z',
  ],
} as const;

const looks: Readonly<Record<string, Look>> = {
  admin: {
    wall: '#2f5d62',
    skin: '#eac3a4',
    hair: '#3b2a26',
    coat: '#e0b84c',
    cut: 'bun',
    glasses: true,
  },
  giulia_ferri: { wall: '#9c3b2e', skin: '#e6b596', hair: '#8c8580', coat: '#26303a', cut: 'bob' },
  hannah_b: { wall: '#39557a', skin: '#f1cfb6', hair: '#b5602b', coat: '#d9d2c3', cut: 'long' },
  'marco.levi': {
    wall: '#4b4a3d',
    skin: '#dca983',
    hair: '#2a2320',
    coat: '#7c8b96',
    cut: 'short',
    beard: true,
  },
  'lucia.vega': {
    wall: '#7a3559',
    skin: '#d9a079',
    hair: '#1f1a1c',
    coat: '#e2856e',
    cut: 'curls',
  },
  'tom.okafor': {
    wall: '#c58a34',
    skin: '#7b4b34',
    hair: '#17120f',
    coat: '#2c4a52',
    cut: 'short',
    glasses: true,
  },
  demo: {
    wall: '#3f6b4f',
    skin: '#ebc09c',
    hair: '#5b3a24',
    coat: '#f0e6cf',
    cut: 'bob',
    glasses: true,
  },
  'teo.bianchi': {
    wall: '#2b2f3a',
    skin: '#e3b18c',
    hair: '#46342a',
    coat: '#b23a32',
    cut: 'swept',
    beard: true,
  },
  javi_romero: {
    wall: '#566b3a',
    skin: '#d8a582',
    hair: '#c9c4bd',
    coat: '#3a2f2a',
    cut: 'bald',
    beard: true,
  },
  chiara_n: { wall: '#c06a4a', skin: '#e9bd9c', hair: '#2c1f1d', coat: '#34566b', cut: 'long' },
  nico_paz: {
    wall: '#33607e',
    skin: '#cf9871',
    hair: '#3a2a20',
    coat: '#efe3c8',
    cut: 'curls',
    beard: true,
  },
  'maeve.kelly': {
    wall: '#5a4a78',
    skin: '#f3d4bf',
    hair: '#8e3b22',
    coat: '#8fae9a',
    cut: 'curls',
  },
  sam_rivera: { wall: '#a5462f', skin: '#b97a53', hair: '#1d1715', coat: '#d8b25a', cut: 'swept' },
};

/** A person from the shoulders up, as a square; null of somebody who shows no face. */
export function drawPortrait(username: string): string | null {
  const look = looks[username];
  if (look === undefined) return null;
  const { wall, skin, hair, coat, cut, beard, glasses } = look;
  const [behind, over] = cuts[cut];
  const shade = 'fill="#000" opacity=".14"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">
    <rect width="320" height="320" fill="${wall}"/>
    <circle cx="226" cy="96" r="150" fill="#fff" opacity=".1"/>
    <path d="${behind}" fill="${hair}"/>
    <path d="M28 320c4-62 62-86 132-86s128 24 132 86z" fill="${coat}"/>
    <path d="M134 176h54v62c-14 18-40 18-54 0z" fill="${skin}"/>
    <path d="M134 200c16 16 38 16 54 0v18c-16 14-38 14-54 0z" ${shade}/>
    <ellipse cx="161" cy="138" rx="59" ry="72" fill="${skin}"/>
    ${beard ? `<path d="M102 140c2 52 28 74 59 74s57-22 59-74c-8 20-20 30-34 32-16-6-34-6-50 0-14-2-26-12-34-32z" fill="${hair}"/>` : ''}
    <path d="M150 186q11 8 22 0" fill="none" stroke="#7a2f2a" stroke-width="4" stroke-linecap="round"/>
    <path d="M161 142q-7 18 2 20" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="3" stroke-linecap="round"/>
    <circle cx="139" cy="138" r="5" fill="#231a17"/><circle cx="183" cy="138" r="5" fill="#231a17"/>
    <path d="M128 122q10-7 20-1m26 0q10-6 20 1" fill="none" stroke="${hair}" stroke-width="5" stroke-linecap="round"/>
    <path d="${over}" fill="${hair}"/>
    ${glasses ? '<g fill="none" stroke="#1d1d1f" stroke-width="4"><circle cx="139" cy="139" r="17"/><circle cx="183" cy="139" r="17"/><path d="M156 137q5-4 10 0"/></g>' : ''}
  </svg>`;
}
