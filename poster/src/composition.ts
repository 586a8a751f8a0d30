import type { ReactNode } from 'react';
import type { InkScheme } from './inks.ts';
import type { Roll } from './seed.ts';

/** Draws on a sheet of 300 × 450; the picture belongs to its upper 320, the lettering to the rest. */
export type Composition = (inks: InkScheme, roll: Roll) => ReactNode;
