import type { InkScheme } from '../inks.ts';
import { round } from '../round.ts';
import type { Roll } from '../seed.ts';

const HORIZON = 184;
const CLOUDS = [0, 1, 2, 3, 4];
const DASHES = [0, 1, 2, 3, 4, 5, 6];

/** Low sun, hills, an empty road, a walker. */
export function drawOrizzonte(inks: InkScheme, roll: Roll) {
  const sunX = round(70 + roll() * 160);
  const sunRadius = round(74 + roll() * 28);
  const slope = roll() * 60 - 30;
  const roadX = 100 + roll() * 110;
  const walker = inks.third === inks.second ? inks.first : inks.third;
  return (
    <>
      <circle cx={sunX} cy={HORIZON - 50} r={sunRadius} fill={inks.first} />
      {CLOUDS.map((cloud) => (
        <rect
          key={cloud}
          y={HORIZON - 68 + cloud * 17}
          width="300"
          height={3 + cloud * 2}
          fill={inks.ground}
        />
      ))}
      <path
        d={`M0 ${HORIZON + 6}C70 ${round(HORIZON - 44 + slope)} 130 ${HORIZON - 4} 190 ${HORIZON - 14}S270 ${round(HORIZON - 40 - slope / 2)} 300 ${HORIZON - 10}V460H0Z`}
        fill={inks.second}
      />
      <path
        d={`M0 ${HORIZON + 44}C90 ${HORIZON + 12} 190 ${HORIZON + 60} 300 ${HORIZON + 22}V460H0Z`}
        fill={inks.ground}
      />
      <path
        d={`M${round(roadX - 3)} ${HORIZON + 34}L${round(roadX - 230)} 460H${round(roadX + 230)}L${round(roadX + 3)} ${HORIZON + 34}Z`}
        fill={inks.third}
      />
      <path d={DASHES.map((dash) => roadDash(roadX, dash)).join('')} fill={inks.ground} />
      <path
        d={`M${round(roadX - 30)} ${HORIZON + 2}v-36l5-8h8l5 8v36zM${round(roadX - 28)} ${HORIZON - 48}a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0zM${round(roadX - 34)} ${HORIZON - 51}h25v4h-25z`}
        fill={walker}
      />
    </>
  );
}

/** Each dash is longer and wider than the one behind it, and further from it. */
function roadDash(roadX: number, dash: number): string {
  const behind = DASHES.slice(0, dash).reduce((sum, earlier) => sum + dashLength(earlier) * 1.9, 0);
  const top = round(HORIZON + 44 + behind);
  const lean = round(0.6 + dash * 0.5);
  return `M${round(roadX - 1 - dash)} ${top}h${2 + dash * 2}l${lean} ${round(dashLength(dash))}h${round(-3.2 - dash * 3)}z`;
}

function dashLength(dash: number): number {
  return 5 + dash * 4.5;
}
