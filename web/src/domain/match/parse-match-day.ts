/** The match day that stands in an address; null where something else stands there. */
export function parseMatchDay(text: string | null, lastDay = Infinity): number | null {
  if (text === null || !/^[1-9]\d{0,2}$/.test(text)) return null;
  const day = Number(text);
  return day <= lastDay ? day : null;
}
