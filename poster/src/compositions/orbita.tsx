import type { InkScheme } from '../inks.ts';
import { round } from '../round.ts';
import type { Roll } from '../seed.ts';

const ORBITS = [7, 6, 5, 4, 3, 2, 1];

/** A planet inside its orbits. */
export function drawOrbita(inks: InkScheme, roll: Roll) {
  const cx = round(60 + roll() * 180);
  const cy = round(120 + roll() * 60);
  const radius = round(62 + roll() * 34);
  const angle = roll() * 6.28;
  const moonAngle = angle + 2 + roll() * 2;
  const far = radius + 102;
  const near = radius + 34;
  const shade = round(radius * 1.35);
  return (
    <>
      {ORBITS.map((orbit) => (
        <circle
          key={orbit}
          cx={cx}
          cy={cy}
          r={round(radius + orbit * 34)}
          fill="none"
          stroke={orbit % 3 === 0 ? inks.first : inks.second}
          strokeWidth={orbit % 3 === 0 ? 9 : 1.6}
        />
      ))}
      <circle cx={cx} cy={cy} r={radius} fill={inks.first} />
      <path
        d={`M${cx} ${round(cy - radius)}A${radius} ${radius} 0 0 1 ${cx} ${round(cy + radius)}A${shade} ${shade} 0 0 0 ${cx} ${round(cy - radius)}Z`}
        fill={inks.third}
      />
      <circle
        cx={round(cx + Math.cos(angle) * far)}
        cy={round(cy + Math.sin(angle) * far)}
        r="15"
        fill={inks.third}
      />
      <circle
        cx={round(cx + Math.cos(moonAngle) * near)}
        cy={round(cy + Math.sin(moonAngle) * near)}
        r="7"
        fill={inks.second}
      />
    </>
  );
}
