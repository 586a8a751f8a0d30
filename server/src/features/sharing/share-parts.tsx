// In development tsx reads no configuration that says how this folder writes elements.
/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import type { DisplayFace } from '../../domain/posters/display-face.ts';
import { capitalHeight, emsOf, leading, setText, type Room } from './lettering.ts';

// The night theme of the web as plain colours: what prints an SVG knows no other.
export const colours = {
  ground: '#0a1410',
  raised: '#182520',
  chalk: '#40554d',
  text: '#f4f0e3',
  quiet: '#c3c4b5',
  accent: '#ffcb2a',
  onAccent: '#191609',
} as const;

export const sheet = { width: 1200, height: 630, margin: 64 } as const;

interface LinesProps extends Room {
  readonly display: DisplayFace;
  readonly x: number;
  /** Of the first line's capitals, or of the last line's baseline. */
  readonly top?: number;
  readonly bottom?: number;
  readonly fill: string;
  readonly children: string;
}

/** A text in as many lines as it takes, as outlines. */
export function Lines({ display, x, top = 0, bottom, fill, children, ...room }: LinesProps) {
  const { lines, size } = setText(display, children, room);
  const first =
    bottom === undefined
      ? top + size * capitalHeight
      : bottom - (lines.length - 1) * size * leading;
  return lines.map((line, index) => (
    <path
      // oxlint-disable-next-line react/no-array-index-key -- a text may repeat a line
      key={index}
      d={display.outline(line, room.face).path}
      fill={fill}
      transform={place(display, { x, y: first + index * size * leading, size })}
    />
  ));
}

function place(
  { unitsPerEm }: DisplayFace,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const scale = size / unitsPerEm;
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})`;
}

interface BadgeProps {
  readonly display: DisplayFace;
  readonly x: number;
  readonly y: number;
  readonly position: number;
}

/** A position in a disc upon the corner of its poster. */
export function Badge({ display, x, y, position }: BadgeProps) {
  const [size, text] = [24, String(position)];
  const width = emsOf(display, 'titleLine')(text) * size;
  const [fill, ink] =
    position === 1 ? [colours.accent, colours.onAccent] : [colours.raised, colours.text];
  return (
    <g>
      <circle cx={x} cy={y} r="21" fill={fill} stroke={colours.ground} strokeWidth="5" />
      <path
        d={display.outline(text, 'titleLine').path}
        fill={ink}
        transform={place(display, { x: x - width / 2, y: y + size * (capitalHeight / 2), size })}
      />
    </g>
  );
}

/** The ground with the circle of a pitch, and the brand. */
export function Ground({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <rect width={sheet.width} height={sheet.height} fill={colours.ground} />
      <g fill="none" stroke={colours.chalk} strokeWidth="2.5" opacity=".55">
        <path d="M858 0V630" />
        <circle cx="858" cy="315" r="174" />
        <circle cx="858" cy="315" r="282" />
        <circle cx="858" cy="315" r="400" />
      </g>
      <Brand />
      {children}
    </>
  );
}

export function Brand() {
  return (
    <>
      <g transform="translate(64 56) scale(1.5)">
        <Mark />
      </g>
      <path d={wordmark} fill={colours.text} transform="translate(124 69) scale(.0278)" />
    </>
  );
}

export function Mark({ ink = colours.accent }: { readonly ink?: string }) {
  return (
    <g fill="none" stroke={ink} strokeWidth="3.6">
      <path d="M25.9 6.1A14 14 0 1 0 30 16H16" />
      <path d="M20.6 9.9A7.6 7.6 0 1 0 23.6 16" opacity=".9" />
      <circle cx="16" cy="16" r="3" fill={ink} stroke="none" />
    </g>
  );
}

// The name in the wide letters that the face's file has not, as the web draws it.
const wordmark =
  'M408 724Q590 723 647 632L670 720H798V353H438V476H571L570 485Q563 535 531 557Q498 579 424 579Q345 579 299 537Q253 495 253 384Q253 259 299 221Q345 183 423 183Q498 183 535 206Q571 230 578 290H798Q792 188 700 113Q609 38 422 38Q218 38 125 126Q32 214 32 380Q32 544 122 634Q212 724 408 724ZM961 720H1179V45H961ZM1330 720H1550V472H1804Q1934 472 1991 415Q2048 358 2048 262Q2048 163 1994 104Q1940 45 1816 45H1330ZM1823 720H2065L1848 401L1629 406ZM1550 339V190H1747Q1791 190 1810 209Q1828 227 1828 265Q1828 302 1810 321Q1792 339 1747 339ZM2548 726Q2753 726 2852 638Q2950 549 2950 383Q2950 215 2852 127Q2753 38 2548 38Q2343 38 2245 127Q2146 215 2146 383Q2146 549 2245 638Q2343 726 2548 726ZM2548 581Q2466 581 2416 544Q2365 506 2365 383Q2365 257 2416 220Q2466 184 2548 184Q2630 184 2681 220Q2731 257 2731 383Q2731 506 2681 544Q2630 581 2548 581ZM3046 720H3265V198H3267L3553 720H3898V45H3679L3678 554H3677L3397 45H3046ZM4025 720H4649V575H4244V448H4616V311H4244V190H4649V45H4025Z';
