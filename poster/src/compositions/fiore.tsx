import type { InkScheme } from '../inks.ts';
import { round } from '../round.ts';
import type { Roll } from '../seed.ts';

/** A cut-paper flower, or a bunch of three. */
export function drawFiore(inks: InkScheme, roll: Roll) {
  return roll() < 0.5 ? drawBunch(inks, roll) : drawSingle(inks, roll);
}

function drawBunch(inks: InkScheme, roll: Roll) {
  const turn = roll() * 40;
  const middle = round(146 + roll() * 16);
  return (
    <>
      <Bloom at={[78, 196]} petal={56} count={6} turn={turn} ink={inks.third} inks={inks} />
      <Bloom at={[228, 168]} petal={60} count={7} turn={turn + 20} ink={inks.third} inks={inks} />
      <Bloom at={[middle, 86]} petal={78} count={8} turn={turn + 9} ink={inks.first} inks={inks} />
    </>
  );
}

interface BloomProps {
  at: readonly [number, number];
  petal: number;
  count: number;
  turn: number;
  ink: string;
  inks: InkScheme;
}

function Bloom({ at: [x, y], petal, count, turn, ink, inks }: BloomProps) {
  const bend = x + (150 - x) * 0.2;
  const angles = Array.from({ length: count }, (_, index) => round((360 / count) * index + turn));
  return (
    <>
      <path
        d={`M${x - 4} ${y}Q${round(bend)} ${y + 120} 147 470h7Q${round(bend + 12)} ${y + 120} ${x + 4} ${y}Z`}
        fill={inks.second}
      />
      {angles.map((angle) => (
        <ellipse
          key={angle}
          transform={`translate(${x} ${y}) rotate(${angle})`}
          cy={round(-petal * 0.62)}
          rx={round(petal * 0.3)}
          ry={round(petal * 0.5)}
          fill={ink}
        />
      ))}
      <circle cx={x} cy={y} r={round(petal * 0.3)} fill={inks.second} />
      <circle cx={x} cy={y} r={round(petal * 0.13)} fill={inks.ground} />
    </>
  );
}

const HEART_Y = 142;

function drawSingle(inks: InkScheme, roll: Roll) {
  const count = 7 + Math.floor(roll() * 5);
  const x = 150 + roll() * 30 - 15;
  const petal = 92 + roll() * 20;
  const petals = Array.from({ length: count }, (_, index) => ({
    angle: round((360 / count) * index + roll() * 7),
    outline: petalOutline({ petal, width: 330 / count }, roll),
    ink: index % 3 === 2 ? inks.third : inks.first,
  }));
  return (
    <>
      <path
        d={`M${round(x - 5)} ${HEART_Y}C${round(x + 20)} 240 ${round(x - 30)} 340 ${round(x + 6)} 470h12C${round(x - 14)} 340 ${round(x + 34)} 240 ${round(x + 7)} ${HEART_Y}Z`}
        fill={inks.second}
      />
      <path
        d={`M${round(x)} 322C${round(x + 30)} 262 ${round(x + 90)} 256 ${round(x + 122)} 270C${round(x + 96)} 312 ${round(x + 44)} 330 ${round(x)} 322Z`}
        fill={inks.second}
      />
      <path
        d={`M${round(x)} 300C${round(x - 24)} 256 ${round(x - 78)} 240 ${round(x - 112)} 252C${round(x - 88)} 292 ${round(x - 46)} 310 ${round(x)} 300Z`}
        fill={inks.third}
      />
      {petals.map(({ angle, outline, ink }) => (
        <path
          key={angle}
          transform={`translate(${round(x)} ${HEART_Y}) rotate(${angle})`}
          d={outline}
          fill={ink}
        />
      ))}
      <circle cx={round(x)} cy={HEART_Y} r="33" fill={inks.second} />
      <circle cx={round(x)} cy={HEART_Y} r="20" fill={inks.ground} />
      <circle cx={round(x + 4)} cy={HEART_Y - 3} r="9" fill={inks.second} />
    </>
  );
}

function petalOutline({ petal, width }: { petal: number; width: number }, roll: Roll): string {
  const tipX = round(roll() * 10 - 5);
  const tipY = round(-petal - roll() * 16);
  const waist = round(-petal * 0.5);
  const shoulder = round(-petal);
  return `M0 -18C${round(-width)} ${waist} ${round(-width * 0.9)} ${shoulder} ${tipX} ${tipY}C${round(width * 0.95)} ${shoulder} ${round(width)} ${waist} 0 -18Z`;
}
