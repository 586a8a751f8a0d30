import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** Its accessible name; without one it is decoration beside words that say the same. */
  label?: string | undefined;
  /** Empty modules around it; where the paper has a margin of its own it needs none. */
  border?: number;
  className?: string | undefined;
}

/** A text as a code, ink on whatever paper it lies on: a camera reads it, not the theme. */
export function QrCode({ text, label, border = 0, className }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border }), [text, border]);
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={pathOf(data)} fill="var(--ink-nero)" />
    </svg>
  );
}

/** Dark modules that touch in a row are one piece. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  const pieces: string[] = [];
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (!isDark || row[x - 1] === true) continue;
      const end = row.findIndex((other, at) => at > x && !other);
      const width = (end === -1 ? row.length : end) - x;
      pieces.push(`M${x} ${y}h${width}v1h-${width}z`);
    }
  }
  return pieces.join('');
}
