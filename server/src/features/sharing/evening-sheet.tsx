// In development tsx reads no configuration that says how this folder writes elements.
/** @jsxRuntime automatic */
import { sealCode, sealStrokes } from '@girone/championship/ballots/seal-face';
import type { DisplayFace } from '../../domain/posters/display-face.ts';
import { emsOf, firstLegible } from './lettering.ts';
import { Lines, Mark } from './share-parts.tsx';
import type { SharingTexts } from './texts/en.ts';

export const eveningSheet = { width: 1080, height: 1350, margin: 80 } as const;
export const posterPlace = { x: 700, y: 170, width: 300 } as const;

/** A day as its picture tells it. */
export interface Evening {
  readonly name: string;
  readonly day: string;
  /** What was most remarkable; empty where nothing was. */
  readonly story: string;
  readonly results: readonly {
    readonly films: readonly [home: string, away: string];
    readonly votes: readonly [home: number, away: number];
  }[];
  /** The first characters of the day's seal; null until it is written. */
  readonly seal: string | null;
}

interface EveningSheetProps {
  readonly evening: Evening;
  readonly hasPoster: boolean;
  readonly texts: SharingTexts;
  readonly display: DisplayFace;
}

// The poster inks of the web as plain colours: what prints an SVG knows no other.
const [red, black, cream, yellow] = ['#d23a24', '#141f1a', '#f4e9d2', '#ffcb2a'];
const white = '#fffbf1';
const { width, height, margin } = eveningSheet;
const inner = width - 2 * margin;
const resultsTop = 690;
const resultsBottom = height - 180;
/** Rows grow where there are few, and are never lower than letters need. */
const rowHeights = { least: 66, most: 100 } as const;
/** Of a long day the others are counted. */
const mostRows = 7;

/** The hall's red, the day's story and its results on the flaps of a scoreboard; without its poster. */
export function EveningSheet({ evening, hasPoster, texts, display }: EveningSheetProps) {
  const { name, day, story, results, seal } = evening;
  const say = (text: string, instead: string | null = null) =>
    firstLegible(display, [text, instead]);
  const shown = results.length > mostRows ? results.slice(0, mostRows - 1) : results;
  const left = results.length - shown.length;
  const rows = shown.length + (left > 0 ? 1 : 0);
  const rowHeight = Math.min(
    rowHeights.most,
    Math.max(rowHeights.least, (resultsBottom - resultsTop) / Math.max(1, rows)),
  );
  const beside = hasPoster ? posterPlace.x - margin - 40 : inner;
  const line = { face: 'credit', mostLines: 1, largest: 38, smallest: 24 } as const;
  return (
    <>
      <rect width={width} height={height} fill={red} />
      <g fill="none" stroke={cream} strokeWidth="30" opacity=".16">
        {[240, 340, 440, 540].map((radius) => (
          <circle key={radius} cx={posterPlace.x + 150} cy={posterPlace.y + 225} r={radius} />
        ))}
      </g>
      <Lines display={display} {...line} width={inner} x={margin} top={80} fill={cream}>
        {`${say(day)} · ${say(name, texts.championship)}`}
      </Lines>
      <Lines
        display={display}
        face="titleLine"
        width={beside}
        height={430}
        mostLines={6}
        largest={86}
        smallest={36}
        x={margin}
        top={posterPlace.y}
        fill={white}
      >
        {say(story, day)}
      </Lines>
      {shown.map((result, index) => (
        <Result
          // oxlint-disable-next-line react/no-array-index-key -- they never change places
          key={index}
          display={display}
          top={resultsTop + index * rowHeight}
          rowHeight={rowHeight}
          {...result}
        />
      ))}
      {left > 0 && (
        <Lines
          display={display}
          {...line}
          largest={30}
          width={inner}
          x={margin}
          top={resultsTop + shown.length * rowHeight + 16}
          fill={cream}
        >
          {texts.moreMatches(left)}
        </Lines>
      )}
      {seal !== null && <Seal display={display} code={sealCode(seal)} hash={seal} />}
      <g transform={`translate(${width - margin - 48} ${height - 110}) scale(1.5)`}>
        <Mark ink={yellow} />
      </g>
    </>
  );
}

interface ResultProps {
  readonly display: DisplayFace;
  readonly top: number;
  readonly rowHeight: number;
  readonly films: Evening['results'][number]['films'];
  readonly votes: Evening['results'][number]['votes'];
}

const half = (inner - 200) / 2;

function Result({ display, top, rowHeight, films, votes: [home, away] }: ResultProps) {
  const [first, second] = films.map((title) => firstLegible(display, [title, '–']));
  const room = {
    face: 'titleLine',
    width: half - 16,
    mostLines: 1,
    largest: 40,
    smallest: 20,
  } as const;
  const middle = width / 2;
  return (
    <g>
      <rect x={margin} y={top} width={inner} height={rowHeight - 10} rx="6" fill={black} />
      <Lines
        display={display}
        {...room}
        x={margin + 16}
        bottom={top + rowHeight / 2 + 9}
        fill={home > away ? yellow : white}
      >
        {first ?? ''}
      </Lines>
      <Score
        display={display}
        x={middle - 46}
        top={top}
        rowHeight={rowHeight}
        votes={home}
        isMore={home > away}
      />
      <Score
        display={display}
        x={middle + 46}
        top={top}
        rowHeight={rowHeight}
        votes={away}
        isMore={away > home}
      />
      <Lines
        display={display}
        {...room}
        x={middle + 100}
        bottom={top + rowHeight / 2 + 9}
        fill={away > home ? yellow : white}
      >
        {second ?? ''}
      </Lines>
    </g>
  );
}

interface ScoreProps {
  readonly display: DisplayFace;
  /** Of its middle. */
  readonly x: number;
  readonly top: number;
  readonly rowHeight: number;
  readonly votes: number;
  readonly isMore: boolean;
}

function Score({ display, x, top, rowHeight, votes, isMore }: ScoreProps) {
  const text = String(votes);
  const size = 40;
  const wide = emsOf(display, 'titleLine')(text) * size;
  return (
    <>
      <rect x={x - 40} y={top + 4} width="80" height={rowHeight - 18} rx="4" fill="#0a0f0d" />
      <Lines
        display={display}
        face="titleLine"
        width={80}
        mostLines={1}
        largest={size}
        smallest={20}
        x={x - Math.min(wide, 80) / 2}
        bottom={top + rowHeight / 2 + 10}
        fill={isMore ? yellow : white}
      >
        {text}
      </Lines>
    </>
  );
}

interface SealProps {
  readonly display: DisplayFace;
  readonly code: string;
  readonly hash: string;
}

/** What goes round cannot be rewritten. */
function Seal({ display, code, hash }: SealProps) {
  return (
    <>
      <g
        transform={`translate(${margin + 30} ${height - 86}) scale(.6)`}
        fill="none"
        stroke={cream}
      >
        <circle r="46" strokeWidth="4" />
        <path d={sealStrokes(hash, 14, 38)} strokeWidth="5.5" />
      </g>
      <Lines
        display={display}
        face="credit"
        width={inner - 160}
        mostLines={1}
        largest={30}
        smallest={20}
        x={margin + 80}
        bottom={height - 76}
        fill={cream}
      >
        {code}
      </Lines>
    </>
  );
}
