import type { Reaction } from '@girone/contract/stage-rules';
import type { ReactNode } from 'react';
import styles from './reactions.module.css';

/** Cut out of paper in the inks of our posters, with a cream edge; the name stands elsewhere. */
export function ReactionArt({ kind }: { kind: Reaction }) {
  const cut = shapes[kind];
  return (
    <svg viewBox="-3 -3 54 54" aria-hidden className={styles.art}>
      <g className={styles.edge}>{cut}</g>
      {cut}
    </svg>
  );
}

const rosso = 'var(--ink-rosso)';
const giallo = 'var(--ink-giallo)';
const azzurro = 'var(--ink-azzurro)';
const nero = 'var(--ink-nero)';
const crema = 'var(--ink-crema)';

const hand = (
  <>
    <rect x="12" y="13" width="5" height="22" rx="2.5" />
    <rect x="17.6" y="9" width="5" height="22" rx="2.5" />
    <rect x="23.2" y="9.6" width="5" height="22" rx="2.5" />
    <rect x="28.8" y="13" width="5" height="22" rx="2.5" />
    <rect x="12" y="22" width="21.8" height="19" rx="8" />
    <rect x="4.6" y="21" width="5.4" height="17" rx="2.7" transform="rotate(-38 8 30)" />
  </>
);

const face = <circle cx="24" cy="24" r="20" />;

const shapes: Readonly<Record<Reaction, ReactNode>> = {
  '👏': (
    <>
      <g transform="translate(7 -1) rotate(14 24 26)" fill="var(--ink-arancio)">
        {hand}
      </g>
      <g transform="translate(-3 3) rotate(-14 24 26)">
        <g fill={giallo}>{hand}</g>
        <path d="M17.3 14v11M22.9 11v14M28.5 14v11" stroke={nero} strokeWidth="1.4" fill="none" />
      </g>
    </>
  ),
  '❤️': (
    <>
      <path
        d="M24 42C10 32 5 25 5 17.5 5 11 10 7 15 7c4 0 7 2 9 6 2-4 5-6 9-6 5 0 10 4 10 10.5C43 25 38 32 24 42z"
        fill={rosso}
      />
      <path
        d="M12 17c0-3 2-5 4-5"
        stroke={crema}
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  '😂': (
    <>
      <g fill={giallo}>{face}</g>
      <path
        d="M13 20c1-4 6-4 7 0M28 20c1-4 6-4 7 0"
        fill="none"
        stroke={nero}
        strokeWidth="2.8"
        strokeLinecap="round"
      />
      <path d="M12 26h24c0 8-5 12-12 12s-12-4-12-12z" fill={nero} />
      <path d="M18 35c3-3 9-3 12 0-3 3-9 3-12 0z" fill={rosso} />
      <path d="M9 22c-4 4-4 8-1 9s4-4 1-9zM39 22c4 4 4 8 1 9s-4-4-1-9z" fill={azzurro} />
    </>
  ),
  '😮': (
    <>
      <g fill={azzurro}>{face}</g>
      <ellipse cx="24" cy="33" rx="5.5" ry="7.5" fill={nero} />
      <g fill={crema}>
        <circle cx="16.5" cy="19" r="5" />
        <circle cx="31.5" cy="19" r="5" />
      </g>
      <g fill={nero}>
        <circle cx="16.5" cy="19" r="2.2" />
        <circle cx="31.5" cy="19" r="2.2" />
      </g>
      <path d="M10 11l6-3M38 11l-6-3" stroke={nero} strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  '😢': (
    <>
      <g fill={giallo}>{face}</g>
      <g fill={nero}>
        <circle cx="17" cy="21" r="2.8" />
        <circle cx="31" cy="21" r="2.8" />
      </g>
      <path
        d="M17 34c3-5 11-5 14 0"
        fill="none"
        stroke={nero}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M33 25c5 7 5 11 1 11.5S28 32 33 25z" fill={azzurro} />
    </>
  ),
  '🍅': (
    <>
      <path d="M24 13c11-4 19 2 19 13 0 10-8 17-19 17S5 36 5 26C5 15 13 9 24 13z" fill={rosso} />
      <path d="M24 15l-9 5 3-7-8-2 9-2 1-5 4 5 5-5 1 5 8 2-8 2 3 7z" fill="var(--ink-verde)" />
      <path
        d="M11 26c0-3 1-5 3-6"
        stroke="var(--ink-rosa)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
};
