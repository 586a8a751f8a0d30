const few = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const places = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
export const list = new Intl.ListFormat('en-GB');
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

export function number(count: number): string {
  return few[count] ?? String(count);
}

export function days(count: number): string {
  return count === 1 ? 'one match day' : `${number(count)} match days`;
}

export function matches(count: number): string {
  return count === 1 ? 'one match' : `${number(count)} matches`;
}

export function points(count: number): string {
  return count === 1 ? 'one point' : `${number(count)} points`;
}

export function place(position: number): string {
  return places[position] ?? `${position}${endings[ordinals.select(position)] ?? 'th'}`;
}

export function leading(position: number): string {
  return position === 1 ? 'the leader, ' : '';
}

export function score([more, fewer]: readonly [number, number]): string {
  return `${more} to ${fewer}`;
}
