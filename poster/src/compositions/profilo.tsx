import type { InkScheme } from '../inks.ts';
import { round } from '../round.ts';
import type { Roll } from '../seed.ts';

const FACE =
  'M-60 20C20 0 92 30 100 92C101 108 96 116 104 128L130 166Q134 175 121 178L117 180Q114 186 121 191Q129 197 119 202Q127 208 118 214Q111 221 117 230Q119 254 88 256C72 256 66 262 68 286C72 330 96 360 120 470H-60Z';
const EYE = 'M62 128q18-12 34 0q-16 9-34 0z';

/** Two faces, almost touching. */
export function drawProfilo(inks: InkScheme, roll: Roll) {
  const gap = roll() * 22 - 10;
  const top = roll() * 24 - 22;
  const moonX = round(150 + roll() * 40 - 20);
  const moonY = round(92 + roll() * 40);
  const moonRadius = round(58 + roll() * 30);
  return (
    <>
      <circle cx={moonX} cy={moonY} r={moonRadius} fill={inks.third} />
      <g transform={`translate(${round(8 - gap)} ${round(top)})`}>
        <path d={FACE} fill={inks.first} />
        <path d={EYE} fill={inks.ground} />
      </g>
      <g transform={`matrix(-1 0 0 1 ${round(292 + gap)} ${round(top + 26)})`}>
        <path d={FACE} fill={inks.second} />
        <path d={EYE} fill={inks.ground} />
      </g>
    </>
  );
}
