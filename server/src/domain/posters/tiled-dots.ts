import { INK } from '@girone/poster/inks';
import { createElement } from 'react';

const SIDE = 61;
const DOTS = 149;
const RADIUS = 0.7;

/**
 * The sheet's printing dots as an upright tile. librsvg takes forty times as long for a turned pattern
 * as for the rest of the sheet, and a grid turned by an angle whose tangent is 7 ÷ 10 repeats itself
 * upright after 10² + 7² dots: that is 35 degrees and 5 units from dot to dot, as in the turned one.
 */
export function TiledDots({ id }: { id: string }) {
  return createElement(
    'pattern',
    { id, width: SIDE, height: SIDE, patternUnits: 'userSpaceOnUse' },
    createElement('path', {
      d: placeDots(),
      stroke: INK.nero,
      strokeWidth: RADIUS * 2,
      strokeLinecap: 'round',
    }),
  );
}

/** A dot that an edge cuts stands at the opposite edge too. */
function placeDots(): string {
  let path = '';
  for (let dot = 0; dot < DOTS; dot += 1) {
    for (const x of repeatAtEdge(((dot * 10) % DOTS) * (SIDE / DOTS))) {
      for (const y of repeatAtEdge(((dot * 7) % DOTS) * (SIDE / DOTS))) {
        path += `M${x.toFixed(2)} ${y.toFixed(2)}h0`;
      }
    }
  }
  return path;
}

function repeatAtEdge(place: number): number[] {
  return [place - SIDE, place, place + SIDE].filter(
    (candidate) => candidate > -RADIUS && candidate < SIDE + RADIUS,
  );
}
