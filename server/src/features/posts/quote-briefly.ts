const length = 80;
const characters = new Intl.Segmenter();

/** The beginning of a post, by which its author knows it again; null for an image without words. */
export function quoteBriefly(content: string): string | null {
  const line = content.replaceAll(/\s+/g, ' ').trim();
  const cut = [...characters.segment(line)][length]?.index;
  if (cut !== undefined) return `${line.slice(0, cut).trimEnd()}…`;
  return line === '' ? null : line;
}
