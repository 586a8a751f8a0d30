import { pickOne, type Roll } from './seed.ts';

/** Ink tokens with their printed value, for a page that has not loaded the tokens. */
export const INK = {
  rosso: 'var(--ink-rosso,#d23a24)',
  giallo: 'var(--ink-giallo,#f0b731)',
  azzurro: 'var(--ink-azzurro,#5c9cc5)',
  ottanio: 'var(--ink-ottanio,#1d5d63)',
  verde: 'var(--ink-verde,#38704d)',
  rosa: 'var(--ink-rosa,#e9a9a3)',
  crema: 'var(--ink-crema,#f4e9d2)',
  nero: 'var(--ink-nero,#141f1a)',
  arancio: 'var(--ink-arancio,#e67a2e)',
  notte: 'var(--ink-notte,#1d3353)',
} as const;

/** What each ink of a sheet is for. */
export interface InkScheme {
  ground: string;
  first: string;
  second: string;
  third: string;
  type: string;
}

type InkName = keyof typeof INK;
type SchemeNames = readonly [InkName, InkName, InkName, InkName, InkName];

// ground, first, second, third, lettering
const SCHEMES: readonly [SchemeNames, ...SchemeNames[]] = [
  ['crema', 'rosso', 'nero', 'giallo', 'nero'],
  ['rosso', 'crema', 'nero', 'giallo', 'crema'],
  ['giallo', 'nero', 'rosso', 'crema', 'nero'],
  ['notte', 'giallo', 'crema', 'rosso', 'crema'],
  ['ottanio', 'crema', 'arancio', 'nero', 'crema'],
  ['azzurro', 'crema', 'nero', 'rosso', 'nero'],
  ['rosa', 'rosso', 'nero', 'crema', 'nero'],
  ['nero', 'rosso', 'crema', 'giallo', 'crema'],
  ['verde', 'giallo', 'crema', 'nero', 'crema'],
  ['arancio', 'notte', 'crema', 'nero', 'nero'],
  ['crema', 'ottanio', 'arancio', 'nero', 'nero'],
  ['nero', 'azzurro', 'rosa', 'crema', 'crema'],
];

export function pickInks(roll: Roll): InkScheme {
  const [ground, first, second, third, type] = pickOne(SCHEMES, roll);
  return {
    ground: INK[ground],
    first: INK[first],
    second: INK[second],
    third: INK[third],
    type: INK[type],
  };
}
