/** The first characters of a text and '...' where there are more; what looks like one stays whole. */
export function shortenText(text: string, most: number): string {
  // No text has more characters than code units.
  if (text.length <= most) return text;
  const characters = [...new Intl.Segmenter().segment(text)];
  if (characters.length <= most) return text;
  const [cut] = characters.slice(most);
  return `${text.slice(0, cut?.index)}...`;
}
