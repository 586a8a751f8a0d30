/** As many characters of a seal leave the house: on tables, in mails, calendars and pictures. */
export const sealLength = 16;

/** The first sixteen characters, in groups of four. */
export function sealCode(hash: string): string {
  return hash.slice(0, sealLength).replaceAll(/.{4}(?=.)/g, '$& ');
}

/**
 * The face of a seal as a path: one stroke for each of its first sixteen characters, clockwise from the top,
 * the longer the higher the figure.
 */
export function sealStrokes(hash: string, inner: number, outer: number): string {
  return Array.from(hash.slice(0, sealLength), (character, place) => {
    const share = 0.12 + (0.88 * Number.parseInt(character, 16)) / 15;
    const reach = inner + share * (outer - inner);
    const angle = (place * Math.PI) / 8;
    const point = (radius: number) =>
      `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
    return `M${point(inner)}L${point(reach)}`;
  }).join('');
}
