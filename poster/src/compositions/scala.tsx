import type { InkScheme } from '../inks.ts';
import { round } from '../round.ts';
import type { Roll } from '../seed.ts';

const STEPS = [0, 1, 2, 3, 4, 5, 6];
const TREAD = 300 / STEPS.length;
const RISE = 21;
const FOOT = 296;

/** Stairs, a lit door, a man with a hat and a very long shadow. */
export function drawScala(inks: InkScheme, roll: Roll) {
  const isFlipped = roll() < 0.5;
  const manX = round(3 * TREAD + 18);
  const manY = FOOT - 3 * RISE;
  const flight = STEPS.map((step) => `V${FOOT - step * RISE}H${round((step + 1) * TREAD)}`).join(
    '',
  );
  return (
    <g transform={isFlipped ? 'matrix(-1 0 0 1 300 0)' : undefined}>
      <rect x="196" y="24" width="74" height="156" fill={inks.third} />
      <path d="M196 180L20 330H240L270 180Z" fill={inks.third} opacity=".28" />
      <path d={`M0 460V300${flight}V460Z`} fill={inks.second} />
      {STEPS.map((step) => (
        <rect
          key={step}
          x={round(step * TREAD)}
          y={FOOT - step * RISE}
          width={round(TREAD)}
          height="5"
          fill={inks.first}
        />
      ))}
      <path
        d={`M${round(manX - 9)} ${manY}l3-56q9-12 18 0l3 56h-8l-4-26l-4 26zM${round(manX - 5)} ${manY - 70}a8 8 0 1 1 16 0a8 8 0 1 1-16 0zM${round(manX - 12)} ${manY - 76}h30v4h-30zM${round(manX - 5)} ${manY - 88}h16v13h-16z`}
        fill={inks.first}
      />
      <path
        d={`M${round(manX - 6)} ${manY}L${round(manX - 128)} 460H${round(manX - 66)}L${round(manX + 12)} ${manY}Z`}
        fill={inks.ground}
        opacity=".9"
      />
    </g>
  );
}
