// In development tsx reads no configuration that says how this folder writes elements.
/** @jsxRuntime automatic */
import { sealCode, sealStrokes } from '@girone/championship/ballots/seal-face';
import type { DisplayFace } from '../../domain/posters/display-face.ts';
import { describeState } from './describe-state.ts';
import { firstLegible, heightOf, setText } from './lettering.ts';
import type { SharedFilm, SharedRow, SharedTournament } from './read-tournament.ts';
import { Badge, colours, Ground, Lines, Mark, sheet } from './share-parts.tsx';
import type { SharingTexts } from './texts/en.ts';

export type PosterFilm = Omit<SharedFilm, 'ownerName'>;

/** Where a film's poster stands on the sheet; it is as high as it is wide and a half. */
export interface PosterPlace {
  readonly film: PosterFilm;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface SheetProps {
  readonly tournament: SharedTournament;
  /** Empty where there is none to tell. */
  readonly story: string;
  readonly texts: SharingTexts;
  readonly display: DisplayFace;
}

const right = sheet.width - sheet.margin;

/** A championship's posters, in the order in which they are laid down. */
export function placePosters(tournament: SharedTournament): PosterPlace[] {
  const { hasResults, rows } = tournament;
  if (!hasResults) return placeWall(rows.map(({ film }) => film));
  const [first, ...others] = rows.slice(0, 3).map(({ film }) => film);
  if (!first) return [];
  if (tournament.winners.length === 1) {
    return [
      { film: first, x: right - 340, y: 60, width: 340 },
      ...others.map((film, index) => ({ film, x: 64 + index * 330, y: 486, width: 56 })),
    ];
  }
  return [
    { film: first, x: right - 556, y: 108, width: 220 },
    ...others.map((film, index) => ({ film, x: right - 318 + index * 168, y: 213, width: 150 })),
  ];
}

function placeWall(films: readonly SharedFilm[]): PosterPlace[] {
  const count = films.length;
  const columns = count === 3 || count >= 6 ? 3 : Math.min(count, 2);
  const rows = count > 3 ? 2 : 1;
  const width = count < 3 ? 240 : 150;
  const [gap, height] = [16, width * 1.5];
  const left = right - columns * width - (columns - 1) * gap;
  const top = (sheet.height - rows * height - (rows - 1) * gap) / 2;
  return films.slice(0, columns * rows).map((film, index) => ({
    film,
    x: left + (index % columns) * (width + gap),
    y: top + Math.floor(index / columns) * (height + gap),
    width,
  }));
}

/** What lies below the posters. */
export function ShareSheet(props: SheetProps) {
  const { tournament } = props;
  const [winner, ...others] = tournament.winners;
  return (
    <Ground>
      {winner && others.length === 0 ? <Winner {...props} winner={winner} /> : <Title {...props} />}
      <Seal {...props} />
      {tournament.rows.length === 0 && (
        <g transform="translate(698 155) scale(10)" opacity=".9">
          <Mark />
        </g>
      )}
    </Ground>
  );
}

/** What lies upon them, and their lines. */
export function ShareCaptions({ tournament, texts, display }: SheetProps) {
  if (!tournament.hasResults) return null;
  const isWon = tournament.winners.length === 1;
  return placePosters(tournament).map(({ film, x, y, width }, index) => {
    const row = tournament.rows[index];
    if (!row) return null;
    const caption = { display, texts, row };
    if (!isWon) return <BelowPoster key={film.id} {...caption} x={x} width={width} y={y} />;
    return index === 0 ? null : (
      <BesidePoster key={film.id} {...caption} x={x + width + 18} y={y} />
    );
  });
}

function nameOf({ tournament, texts, display }: SheetProps): string {
  return firstLegible(display, [tournament.name, texts.championship]);
}

function titleOf(display: DisplayFace, { title, director, year }: SharedFilm): string {
  return firstLegible(display, [title, director, year === null ? null : String(year)]);
}

function stateOf({ tournament, texts }: SheetProps): string {
  const state = describeState(tournament, texts);
  return tournament.winners.length > 1 ? `${state} · ${texts.jointWinners}` : state;
}

const nameRoom = {
  face: 'titleLine',
  width: 470,
  mostLines: 4,
  largest: 84,
  smallest: 40,
} as const;

/** The same with a story below. */
const nameAboveStory = { ...nameRoom, mostLines: 3, largest: 72, height: 190 } as const;
const storyRoom = { face: 'credit', width: 470, mostLines: 4, largest: 28, smallest: 20 } as const;

function Title(props: SheetProps) {
  const { display, tournament } = props;
  const isLive = tournament.state === 'active';
  const story = firstLegible(display, [props.story]);
  const room = story === '' ? nameRoom : nameAboveStory;
  return (
    <>
      <Lines display={display} {...room} x={64} top={174} fill={colours.text}>
        {nameOf(props)}
      </Lines>
      <Lines display={display} {...storyRoom} x={64} bottom={516} fill={colours.quiet}>
        {story}
      </Lines>
      {isLive && <circle cx="72" cy="557" r="8" fill={colours.accent} />}
      <Lines
        display={display}
        face="credit"
        width={isLive ? 442 : 470}
        mostLines={1}
        largest={28}
        smallest={18}
        x={isLive ? 94 : 64}
        bottom={566}
        fill={isLive ? colours.accent : colours.quiet}
      >
        {stateOf(props)}
      </Lines>
    </>
  );
}

/** In the margin at the foot: what goes round cannot be rewritten. */
function Seal({ tournament: { seal }, texts, display }: SheetProps) {
  if (seal === null) return null;
  return (
    <>
      <g transform="translate(78 598) scale(.28)" fill="none" stroke={colours.quiet}>
        <circle r="46" strokeWidth="4" />
        <path d={sealStrokes(seal.hash, 14, 38)} strokeWidth="5.5" />
      </g>
      <Lines
        display={display}
        face="credit"
        width={640}
        mostLines={1}
        largest={20}
        smallest={16}
        x={102}
        bottom={605}
        fill={colours.quiet}
      >
        {`${texts.seal(seal.matchDay)}: ${sealCode(seal.hash)}`}
      </Lines>
    </>
  );
}

const smallNameRoom = {
  face: 'titleLine',
  width: 660,
  mostLines: 2,
  largest: 40,
  smallest: 26,
} as const;
const winnerRoom = {
  face: 'titleLine',
  width: 660,
  height: 190,
  mostLines: 3,
  largest: 132,
  smallest: 44,
} as const;

function Winner(props: SheetProps & { readonly winner: SharedRow }) {
  const { display, texts, winner } = props;
  const name = nameOf(props);
  const below = 146 + heightOf(setText(display, name, smallNameRoom));
  return (
    <>
      <Lines display={display} {...smallNameRoom} x={64} top={146} fill={colours.quiet}>
        {name}
      </Lines>
      <Lines display={display} {...lineRoom} x={64} top={below + 40} fill={colours.accent}>
        {`${texts.winner} · ${texts.points(winner.points)}`}
      </Lines>
      <Lines display={display} {...winnerRoom} x={64} top={below + 88} fill={colours.text}>
        {titleOf(display, winner.film)}
      </Lines>
    </>
  );
}

const lineRoom = { face: 'credit', width: 660, mostLines: 1, largest: 30, smallest: 20 } as const;

interface CaptionProps {
  readonly display: DisplayFace;
  readonly texts: SharingTexts;
  readonly row: SharedRow;
  readonly x: number;
  readonly y: number;
}

function BelowPoster({
  display,
  texts,
  row,
  x,
  y,
  width,
}: CaptionProps & { readonly width: number }) {
  const base = y + width * 1.5 + 24;
  const title = titleOf(display, row.film);
  const room = { face: 'titleLine', width, mostLines: 2, largest: 28, smallest: 18 } as const;
  return (
    <>
      <Badge display={display} x={x - 6} y={y - 6} position={row.position} />
      <Lines display={display} {...room} x={x} top={base} fill={colours.text}>
        {title}
      </Lines>
      <Lines
        display={display}
        face="credit"
        width={width}
        mostLines={1}
        largest={24}
        smallest={18}
        x={x}
        top={base + heightOf(setText(display, title, room)) + 20}
        fill={row.position === 1 ? colours.accent : colours.quiet}
      >
        {texts.points(row.points)}
      </Lines>
    </>
  );
}

function BesidePoster({ display, texts, row, x, y }: CaptionProps) {
  const room = { width: 236, mostLines: 1 } as const;
  return (
    <>
      <Lines
        display={display}
        {...room}
        face="titleLine"
        largest={26}
        smallest={20}
        x={x}
        bottom={y + 36}
        fill={colours.text}
      >
        {`${row.position} ${titleOf(display, row.film)}`}
      </Lines>
      <Lines
        display={display}
        {...room}
        face="credit"
        largest={22}
        smallest={16}
        x={x}
        bottom={y + 68}
        fill={colours.quiet}
      >
        {texts.points(row.points)}
      </Lines>
    </>
  );
}
