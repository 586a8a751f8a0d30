import type { InkScheme } from '../inks.ts';
import { round } from '../round.ts';
import type { Roll } from '../seed.ts';

const DISCS = 9;

/** A tunnel of shifted discs; at its end someone falls, or a door stands open. */
export function drawVortice(inks: InkScheme, roll: Roll) {
  const { discs, end } = digTunnel(roll() * 6.28);
  const lean = Math.round(roll() * 70 - 35);
  const isDoor = roll() < 0.4;
  return (
    <>
      {discs.map((disc, index) => (
        <circle key={disc.r} {...disc} fill={discInk(inks, index)} />
      ))}
      {isDoor ? (
        <g transform={`translate(${round(end.x)} ${round(end.y)}) rotate(${Math.round(lean / 3)})`}>
          <path d="M-26 52V-34a26 26 0 0 1 52 0V52Z" fill={inks.first} />
          <circle cx="14" cy="10" r="4" fill={inks.ground} />
          <path d="M-26 52L-70 112H70L26 52Z" fill={inks.first} opacity=".45" />
        </g>
      ) : (
        <g
          transform={`translate(${round(end.x)} ${round(end.y - 8)}) rotate(${lean}) scale(1.12)`}
          fill="none"
          stroke={inks.first}
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M0 -26V14M0 -20L-30 -44M0 -20L32 -34M0 14L-26 44L-22 68M0 14L24 36L44 28" />
          <circle cy="-45" r="7" fill={inks.first} />
        </g>
      )}
    </>
  );
}

function digTunnel(angle: number) {
  const discs: { cx: number; cy: number; r: number }[] = [];
  let x = 150;
  let y = 168;
  let radius = 215;
  for (let index = 0; index < DISCS; index += 1) {
    discs.push({ cx: round(x), cy: round(y), r: round(radius) });
    x += Math.cos(angle + index * 0.42) * 11;
    y += Math.sin(angle + index * 0.42) * 9;
    radius *= 0.795;
  }
  return { discs, end: { x, y } };
}

function discInk(inks: InkScheme, index: number): string {
  if (index % 2 === 1) return inks.ground;
  return index === DISCS - 1 ? inks.third : inks.second;
}
