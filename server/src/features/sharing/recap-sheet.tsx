// In development tsx reads no configuration that says how this folder writes elements.
/** @jsxRuntime automatic */
import type { ToldCard } from '@girone/championship/story/tell-recap';
import type { DisplayFace } from '../../domain/posters/display-face.ts';
import { firstLegible, heightOf, setText } from './lettering.ts';
import { Lines, Mark } from './share-parts.tsx';
import type { PosterFilm, PosterPlace } from './share-sheet.tsx';

export const recapSheet = { width: 1080, height: 1350, margin: 80 } as const;

// The poster inks of the web as plain colours: what prints an SVG knows no other.
const cream = '#f4e9d2';
const black = '#141f1a';
const inks: Readonly<Record<ToldCard['card'], readonly [ground: string, ink: string]>> = {
  champion: ['#f6ba2f', black],
  path: ['#1b3358', cream],
  upset: [black, cream],
  divided: [cream, black],
  run: ['#34734a', '#fdf9ee'],
  loved: ['#4b9dca', black],
  closest: ['#d23a24', '#fffbf1'],
  crowd: ['#0b5d63', cream],
  thanks: [black, cream],
};

interface RecapSheetProps {
  readonly told: ToldCard;
  readonly name: string;
  readonly display: DisplayFace;
}

const inner = recapSheet.width - 2 * recapSheet.margin;
const titleRoom = {
  face: 'titleLine',
  width: inner,
  mostLines: 3,
  largest: 120,
  smallest: 48,
} as const;
const textRoom = { face: 'credit', width: inner, mostLines: 5, largest: 44, smallest: 28 } as const;
const lineRoom = { face: 'credit', width: inner, mostLines: 1, largest: 44, smallest: 24 } as const;
const figureRoom = {
  face: 'titleLine',
  width: inner,
  mostLines: 1,
  largest: 460,
  smallest: 80,
} as const;
const bottomOfText = recapSheet.height - 180;

const gap = 40;

/** In the middle above the words; beside a figure if it is one, below it if there are several. */
export function placeRecapPosters(told: ToldCard, films: readonly PosterFilm[]): PosterPlace[] {
  const shown = films.slice(0, 3);
  const isAlone = shown.length === 1;
  if (told.figure !== null && isAlone) {
    return shown.map((film) => ({
      film,
      x: recapSheet.width - recapSheet.margin - 420,
      y: 190,
      width: 420,
    }));
  }
  const width = isAlone ? 440 : 240;
  const all = shown.length * width + (shown.length - 1) * gap;
  const left = told.figure === null ? (recapSheet.width - all) / 2 : recapSheet.margin;
  const y = told.figure === null ? 190 : 470;
  return shown.map((film, index) => ({ film, x: left + index * (width + gap), y, width }));
}

/** A card of the recap, without its posters. */
export function RecapSheet({ told, name, display }: RecapSheetProps) {
  const largest = told.films.length > 1 ? 300 : 460;
  const [ground, ink] = inks[told.card];
  const say = (text: string) => firstLegible(display, [text]);
  const text = say(told.text);
  const textHeight = heightOf(setText(display, text, textRoom));
  const common = { display, x: recapSheet.margin, fill: ink };
  return (
    <>
      <rect width={recapSheet.width} height={recapSheet.height} fill={ground} />
      {told.card === 'champion' && <Rings />}
      <Lines {...common} {...lineRoom} top={80}>
        {say(told.kicker)}
      </Lines>
      {told.figure !== null && (
        <Lines {...common} {...figureRoom} largest={largest} top={190}>
          {say(told.figure)}
        </Lines>
      )}
      <Lines {...common} {...titleRoom} bottom={bottomOfText - textHeight - 50}>
        {say(told.title)}
      </Lines>
      <Lines {...common} {...textRoom} bottom={bottomOfText}>
        {text}
      </Lines>
      <g transform={`translate(${recapSheet.margin} ${recapSheet.height - 110}) scale(1.5)`}>
        <Mark ink={ink} />
      </g>
      <Lines
        {...common}
        {...lineRoom}
        width={inner - 80}
        x={recapSheet.margin + 70}
        bottom={recapSheet.height - 72}
      >
        {say(name)}
      </Lines>
    </>
  );
}

function Rings() {
  return (
    <g fill="none" stroke={cream} strokeWidth="36">
      {[300, 410, 520].map((radius) => (
        <circle key={radius} cx={recapSheet.width / 2} cy="520" r={radius} />
      ))}
    </g>
  );
}
