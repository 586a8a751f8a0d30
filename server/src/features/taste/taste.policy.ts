import type { SeasonTaste } from '@girone/contract/taste';

interface Season {
  readonly status: string;
  readonly cancelledAt: Date | null;
}

/** Nothing is told of tastes while votes are still cast; what was called off has no end to speak of. */
export function stateOf({ status, cancelledAt }: Season): SeasonTaste['state'] {
  if (cancelledAt !== null) return 'called_off';
  return status === 'completed' ? 'over' : 'running';
}

interface MapViewer {
  /** They have switched the map on. */
  readonly isShown: boolean;
  /** They are in the circle, if it is a circle's, and voted. */
  readonly takesPart: boolean;
}

/** Nobody sees others on a map who is not on it themselves. */
export function maySeeMap({ isShown, takesPart }: MapViewer): boolean {
  return isShown && takesPart;
}
