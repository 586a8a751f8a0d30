import type { Composition } from './composition.ts';
import { drawCitta } from './compositions/citta.tsx';
import { drawFiore } from './compositions/fiore.tsx';
import { drawOcchio } from './compositions/occhio.tsx';
import { drawOrbita } from './compositions/orbita.tsx';
import { drawOrizzonte } from './compositions/orizzonte.tsx';
import { drawProfilo } from './compositions/profilo.tsx';
import { drawScala } from './compositions/scala.tsx';
import { drawVortice } from './compositions/vortice.tsx';
import { pickOne, type Roll } from './seed.ts';

const COMPOSITIONS = {
  orbita: drawOrbita,
  orizzonte: drawOrizzonte,
  occhio: drawOcchio,
  scala: drawScala,
  profilo: drawProfilo,
  citta: drawCitta,
  fiore: drawFiore,
  vortice: drawVortice,
} satisfies Record<string, Composition>;

type CompositionName = keyof typeof COMPOSITIONS;
type Liked = readonly [CompositionName, ...CompositionName[]];

const EVERY: Liked = [
  'orbita',
  'orizzonte',
  'occhio',
  'scala',
  'profilo',
  'citta',
  'fiore',
  'vortice',
];

// The first line that fits the genre, in Italian, English or Spanish, says what it likes.
const LIKED_BY_GENRE: readonly (readonly [RegExp, Liked])[] = [
  [/fanta|sci-?fi|science|ciencia/i, ['orbita', 'orbita', 'vortice']],
  [/west|avvent|road|adventure|aventura/i, ['orizzonte']],
  [/horror|giallo|terror/i, ['occhio', 'vortice', 'scala']],
  [/thrill|mister|myst|psico/i, ['vortice', 'occhio', 'scala']],
  [/noir|crime|polizi|gangster/i, ['scala']],
  [/roman|amor|love/i, ['profilo', 'fiore']],
  [/music/i, ['fiore', 'profilo']],
  [/comm|comed/i, ['fiore', 'citta', 'scala']],
  [/stor|hist|period/i, ['fiore', 'orizzonte', 'profilo']],
  [/neoreal|docu|urban/i, ['citta']],
];

export function chooseComposition(genre: string, roll: Roll): CompositionName {
  const liked = LIKED_BY_GENRE.find(([pattern]) => pattern.test(genre))?.[1] ?? EVERY;
  return pickOne(liked, roll);
}

export function compositionNamed(name: CompositionName): Composition {
  return COMPOSITIONS[name];
}

/** Their picture reaches up to the edge, so the title cannot stand above it. */
export function needsTitleBelow(name: CompositionName): boolean {
  return name === 'scala' || name === 'citta' || name === 'occhio';
}
