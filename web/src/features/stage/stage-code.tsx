import { useMemo } from 'react';
import { encode } from 'uqr';

interface StageCodeProps {
  address: string;
  /** Its accessible name; without one it is decoration beside the address. */
  label?: string | undefined;
  className?: string | undefined;
}

/** An address as a code, ink on paper: a camera reads it, not the theme. */
export function StageCode({ address, label, className }: StageCodeProps) {
  const { size, data } = useMemo(() => encode(address, { ecc: 'M', border: 0 }), [address]);
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

function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
