import { INK, type InkScheme } from '../inks.ts';
import { round } from '../round.ts';
import type { Roll } from '../seed.ts';

/** One open eye with a tear, or a column of three. */
export function drawOcchio(inks: InkScheme, roll: Roll) {
  const white = eyeWhite(inks);
  const leftIris = irisInk([inks.third, inks.first], white);
  const rightIris = irisInk([inks.first, inks.third], white);
  if (roll() < 0.55) {
    const tear = round(180 + roll() * 30);
    return (
      <>
        <Eye at={[150, 160]} width={122} iris={leftIris} white={white} line={inks.second} />
        <path d={`M${tear} 214q-17 34 0 44q17-10 0-44z`} fill={rightIris} />
      </>
    );
  }
  return (
    <>
      <Eye at={[150, 66]} width={78} iris={leftIris} white={white} line={inks.second} />
      <Eye at={[150, 168]} width={78} iris={rightIris} white={white} line={inks.second} />
      <Eye at={[150, 270]} width={78} iris={INK.azzurro} white={white} line={inks.second} />
    </>
  );
}

interface EyeProps {
  at: readonly [number, number];
  width: number;
  iris: string;
  white: string;
  line: string;
}

function Eye({ at: [x, y], width, iris, white, line }: EyeProps) {
  const height = width * 0.52;
  const lidTop = round(y - height * 2);
  const lidBottom = round(y + height * 2);
  return (
    <>
      <path d={lashes([x, y], width)} fill={line} />
      <path
        d={`M${x - width} ${y}Q${x} ${lidTop} ${x + width} ${y}Q${x} ${lidBottom} ${x - width} ${y}Z`}
        fill={white}
        stroke={line}
        strokeWidth={round(width * 0.045)}
      />
      <circle cx={x} cy={y} r={round(height * 0.88)} fill={iris} />
      <circle
        cx={x}
        cy={y}
        r={round(height * 0.64)}
        fill="none"
        stroke={INK.nero}
        strokeWidth="2"
      />
      <circle cx={x} cy={y} r={round(height * 0.42)} fill={INK.nero} />
      <circle
        cx={round(x + height * 0.2)}
        cy={round(y - height * 0.22)}
        r={round(height * 0.13)}
        fill={INK.crema}
      />
    </>
  );
}

function lashes([x, y]: readonly [number, number], width: number): string {
  const height = width * 0.52;
  return [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((lash) => {
      const angle = -1.5708 + lash * 0.27;
      const rootX = x + Math.cos(angle) * width * 0.5;
      const rootY = round(y + Math.sin(angle) * height * 0.78);
      const tipX = round(x + Math.cos(angle) * width * 0.86);
      const tipY = round(y + Math.sin(angle) * height * 1.62);
      return `M${round(rootX - 5)} ${rootY}L${tipX} ${tipY}L${round(rootX + 5)} ${rootY}Z`;
    })
    .join('');
}

function eyeWhite(inks: InkScheme): string {
  if (inks.ground !== INK.crema) return INK.crema;
  return inks.third === INK.nero ? INK.giallo : inks.third;
}

function irisInk(liked: readonly string[], white: string): string {
  return liked.find((ink) => ink !== white && ink !== INK.nero) ?? INK.rosso;
}
