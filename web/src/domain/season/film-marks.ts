/** The first four films of a chart have a shape each: a colour alone would not tell them apart. */
const shapes: readonly ((x: number, y: number, size: number) => string)[] = [
  disc,
  (x, y, size) => `M${x - size} ${y - size}h${2 * size}v${2 * size}h${-2 * size}z`,
  (x, y, size) => `M${x} ${y - 1.15 * size}l${1.15 * size} ${2.1 * size}h${-2.3 * size}z`,
  (x, y, size) =>
    `M${x} ${y - 1.3 * size}l${1.3 * size} ${1.3 * size}l${-1.3 * size} ${1.3 * size}l${-1.3 * size} ${-1.3 * size}z`,
];

function disc(x: number, y: number, size: number): string {
  return `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
}

/** The outline of a film's mark around a point; the others have discs, as the first has. */
export function markPath(index: number, { x, y }: { x: number; y: number }, size: number): string {
  return (shapes[index] ?? disc)(x, y, size);
}
