const few = [
  'zero',
  'una',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
];
const places = [
  '',
  'primo',
  'secondo',
  'terzo',
  'quarto',
  'quinto',
  'sesto',
  'settimo',
  'ottavo',
  'nono',
  'decimo',
];
export const list = new Intl.ListFormat('it');

export function number(count: number): string {
  return few[count] ?? String(count);
}

export function days(count: number): string {
  return count === 1 ? 'una giornata' : `${number(count)} giornate`;
}

export function matches(count: number): string {
  return count === 1 ? 'una partita' : `${number(count)} partite`;
}

export function points(count: number): string {
  return count === 1 ? 'un punto' : `${number(count)} punti`;
}

export function place(position: number): string {
  return places[position] ?? `${position}º`;
}

/** Ottavo and undicesimo begin with a vowel. */
export function article(position: number): string {
  return position === 8 || position === 11 ? 'll’' : 'l ';
}

export function atPlace(position: number): string {
  return `a${article(position)}${place(position)} posto`;
}

export function fromPlace(position: number): string {
  return `da${article(position)}${place(position)} posto`;
}

export function leading(position: number): string {
  return position === 1 ? 'la capolista ' : '';
}

export function score([more, fewer]: readonly [number, number]): string {
  return `${more} a ${fewer}`;
}
