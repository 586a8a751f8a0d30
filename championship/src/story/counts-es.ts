const few = [
  'cero',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
];
const places = [
  '',
  'primer',
  'segundo',
  'tercer',
  'cuarto',
  'quinto',
  'sexto',
  'séptimo',
  'octavo',
  'noveno',
  'décimo',
];

export function number(count: number): string {
  return few[count] ?? String(count);
}

export function days(count: number): string {
  return count === 1 ? 'una jornada' : `${number(count)} jornadas`;
}

export function matches(count: number): string {
  return count === 1 ? 'un partido' : `${number(count)} partidos`;
}

export function points(count: number): string {
  return count === 1 ? 'un punto' : `${number(count)} puntos`;
}

export function place(position: number): string {
  return places[position] === undefined ? `puesto ${position}` : `${places[position]} puesto`;
}

/** Before a name that somebody beats. */
export function toLeader(position: number): string {
  return position === 1 ? 'a la líder, ' : 'a ';
}

/** Between places: «del sexto al tercer puesto», «del puesto 14 al 11». */
export function climbing(from: number, to: number): string {
  const start = places[from];
  if (start === undefined) return `del puesto ${from} al ${places[to] ?? to}`;
  return `del ${start === 'tercer' ? 'tercero' : start} al ${place(to)}`;
}

/** «E» before the sound of an i. */
export function and(name: string): string {
  return /^.?(?:i|hi(?!e))/i.test(name) ? `e ${name}` : `y ${name}`;
}

export function listAll(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} ${and(names.at(-1) ?? '')}`;
}

export function score([more, fewer]: readonly [number, number]): string {
  return `${more} a ${fewer}`;
}
