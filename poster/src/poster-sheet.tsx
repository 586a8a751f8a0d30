import { useId, type ComponentType } from 'react';
import { chooseComposition, compositionNamed, needsTitleBelow } from './choose-composition.ts';
import { INK, pickInks, type InkScheme } from './inks.ts';
import { advance, capitals, printable, setTitle, type SetTitle } from './lettering.ts';
import { round } from './round.ts';
import { hashText, seededDice } from './seed.ts';

export interface Film {
  title: string;
  year?: number | string | null | undefined;
  director?: string | null | undefined;
  genre?: string | null | undefined;
}

/** One line of lettering, in the attributes of an SVG `text` and in the face that it is set in. */
export interface LineProps {
  face: 'titleLine' | 'credit';
  x: number;
  y: number;
  fontSize: number;
  /** The width to which glyphs and gaps are stretched or squeezed. */
  textLength?: number;
  lengthAdjust?: 'spacingAndGlyphs';
  /** Where the line stands at `x`: at its start unless told. */
  textAnchor?: 'end';
  children: string;
}

interface PosterSheetProps {
  film: Film;
  /** Its accessible name; without one it is decoration beside a title. */
  label?: string | undefined;
  /** Without lettering, for thumbnails and crops. */
  bare?: boolean | undefined;
  className?: string | undefined;
  /** Draws a line: as text where the face is at hand, as outlines where no font is. */
  Line: ComponentType<LineProps>;
  /** The pattern of printing dots, where a turned one takes too long to paint. */
  Dots?: ComponentType<{ id: string }> | undefined;
}

const TITLE_ROOM = { width: 264, height: 118 };
const MARGIN = 18;

/** Prints a film that has no cover. The same film always gives the same sheet. */
export function PosterSheet(props: PosterSheetProps) {
  const { film, label, bare = false, className, Line, Dots = TurnedDots } = props;
  const dots = `dots${useId().replaceAll(/\W/g, '')}`;
  const sheet = layOutSheet(film, bare);
  return (
    <svg
      viewBox="0 0 300 450"
      preserveAspectRatio="xMidYMid slice"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      data-composition={sheet.composition}
      className={className}
    >
      <defs>
        <Dots id={dots} />
      </defs>
      <rect width="300" height="450" fill={sheet.inks.ground} />
      <g transform={`translate(0 ${round(sheet.pictureTop)})`}>{sheet.picture}</g>
      {sheet.bands.map((band) => (
        <rect
          key={band.y}
          y={round(band.y)}
          width="300"
          height={round(band.height)}
          fill={sheet.inks.ground}
        />
      ))}
      <rect width="300" height="450" fill={`url(#${dots})`} opacity=".1" />
      {!bare && (
        <Lettering
          film={film}
          inks={sheet.inks}
          title={sheet.title}
          top={sheet.titleTop}
          Line={Line}
        />
      )}
      {sheet.isFramed && (
        <rect
          x="4"
          y="4"
          width="292"
          height="442"
          fill="none"
          stroke={sheet.inks.type}
          strokeWidth="2.5"
        />
      )}
    </svg>
  );
}

function TurnedDots({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(35)"
    >
      <circle cx="2.5" cy="2.5" r=".7" fill={INK.nero} />
    </pattern>
  );
}

function layOutSheet(film: Film, bare: boolean) {
  const roll = seededDice(hashText(`${film.title}|${film.year ?? ''}|${film.director ?? ''}|264`));
  const inks = pickInks(roll);
  const composition = chooseComposition(film.genre ?? '', roll);
  const picture = compositionNamed(composition)(inks, roll);
  if (bare) {
    const nothing = { title: setTitle('', TITLE_ROOM), titleTop: 0, bands: [], isFramed: false };
    return { inks, composition, picture, pictureTop: 55, ...nothing };
  }
  const hasTitleAbove = !needsTitleBelow(composition) && roll() < 0.4;
  const isFramed = roll() < 0.3;
  const title = setTitle(film.title, TITLE_ROOM);
  const height = title.leading * title.lines.length;
  const ground = 404 - height;
  return {
    inks,
    composition,
    picture,
    isFramed,
    title,
    pictureTop: hasTitleAbove ? height + 22 : Math.min(10, ground - 318),
    titleTop: hasTitleAbove ? MARGIN : 414 - height,
    bands: hasTitleAbove
      ? [
          { y: 0, height: height + 30 },
          { y: 414, height: 36 },
        ]
      : [{ y: ground, height: 450 - ground }],
  };
}

interface LetteringProps extends Pick<PosterSheetProps, 'film' | 'Line'> {
  inks: InkScheme;
  title: SetTitle;
  top: number;
}

function Lettering({ film, inks, title, top, Line }: LetteringProps) {
  return (
    <g fill={inks.type} aria-hidden>
      {title.lines.map((line, index) => (
        <Line
          // oxlint-disable-next-line react/no-array-index-key -- a title may repeat a line
          key={index}
          face="titleLine"
          x={MARGIN}
          y={round(top + title.size * 0.76 + index * title.leading)}
          textLength={round(advance(line) * title.size)}
          lengthAdjust="spacingAndGlyphs"
          fontSize={round(title.size)}
        >
          {line}
        </Line>
      ))}
      <Line face="credit" x={MARGIN} y={434} fontSize={13} {...fitCredit(film)}>
        {capitals(film.director ?? '')}
      </Line>
      <Line face="credit" x={282} y={434} fontSize={13} textAnchor="end">
        {printable(String(film.year ?? ''))}
      </Line>
    </g>
  );
}

// Room for the director beside a year, at 13 units with the letters a little apart.
const CREDIT_WIDTH = 214;
const CREDIT_EM = 13 * 1.12;

function fitCredit(film: Film): Pick<LineProps, 'textLength' | 'lengthAdjust'> {
  const isTooLong = advance(capitals(film.director ?? '')) * CREDIT_EM > CREDIT_WIDTH;
  return isTooLong ? { textLength: CREDIT_WIDTH, lengthAdjust: 'spacingAndGlyphs' } : {};
}
