import type { InkScheme } from '../inks.ts';
import { round } from '../round.ts';
import type { Roll } from '../seed.ts';

interface Building {
  outline: string;
  darkWindows: string;
  litWindows: string;
}

const SHEETS = [0, 1, 2, 3, 4, 5];

/** Housing blocks, washing lines, a moon. */
export function drawCitta(inks: InkScheme, roll: Roll) {
  const moonX = round(60 + roll() * 180);
  const moonY = round(62 + roll() * 24);
  const moonRadius = round(30 + roll() * 18);
  const buildings = raiseBuildings(roll);
  const line = 196 + roll() * 20;
  const sheetInks = [inks.third, inks.type, inks.ground];
  return (
    <>
      <circle cx={moonX} cy={moonY} r={moonRadius} fill={inks.third} />
      {buildings.map((building, index) => (
        <g key={building.outline}>
          <path d={building.outline} fill={index % 2 === 0 ? inks.first : inks.second} />
          <path d={building.darkWindows} fill={inks.ground} />
          <path d={building.litWindows} fill={inks.third} />
        </g>
      ))}
      <path
        d={`M0 ${round(line)}Q150 ${round(line + 34)} 300 ${round(line - 14)}`}
        fill="none"
        stroke={inks.type}
        strokeWidth="2"
      />
      {SHEETS.map((sheet) => (
        <path
          key={sheet}
          d={hangSheet(line, sheet)}
          fill={sheetInks[sheet % 3]}
          stroke={inks.type}
          strokeWidth="1"
        />
      ))}
    </>
  );
}

function raiseBuildings(roll: Roll): Building[] {
  const buildings: Building[] = [];
  let x = -8;
  while (x < 300) {
    const width = 52 + roll() * 40;
    const height = 150 + roll() * 130;
    buildings.push(raiseBuilding({ x, y: 330 - height, width }, roll));
    x += width;
  }
  return buildings;
}

function raiseBuilding(at: { x: number; y: number; width: number }, roll: Roll): Building {
  const { x, y, width } = at;
  const bay = (width - 14) / 3;
  let darkWindows = '';
  let litWindows = '';
  for (let column = 0; column < 3; column += 1) {
    for (let floor = 0; floor < 6; floor += 1) {
      const chance = roll();
      const paneWidth = round(bay - 7);
      const pane = `M${round(x + 9 + column * bay)} ${round(y + 18 + floor * 27)}h${paneWidth}v15h${-paneWidth}z`;
      if (chance < 0.2) litWindows += pane;
      else if (chance < 0.72) darkWindows += pane;
    }
  }
  const outline = `M${round(x)} 460V${round(y)}h${round(width * 0.62)}v-10h${round(width * 0.38)}V460Z`;
  return { outline, darkWindows, litWindows };
}

function hangSheet(line: number, sheet: number): string {
  const along = 0.1 + sheet * 0.155;
  const x = round(300 * along);
  const y = round(line + 68 * along * (1 - along) - 14 * along * along);
  return `M${x} ${y}h26l${sheet % 2 === 0 ? -3 : 3} ${22 + (sheet % 3) * 9}h-24z`;
}
