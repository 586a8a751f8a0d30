/** Letters that Unicode does not take apart into a plain letter and a mark. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const articles = new Set(
  'the a an il lo la i gli le l un uno una el los las unos unas les une der die das'.split(' '),
);

/** A title as words without accents, case and punctuation: what people mean, not how they type it. */
export function foldTitle(title: string): string {
  return plain(title.toLowerCase())
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Most titles have no accents, and there are thousands. */
function plain(text: string): string {
  const title = text.replaceAll('’', ' ');
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  if (!/[^\x00-\x7f]/.test(title)) return title;
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/[æœøßłđðþı]/g, (letter) => plainLetters[letter] ?? letter);
}

export function isArticle(word: string): boolean {
  return articles.has(word);
}

/** A folded title without the article in front, unless the article is all there is. */
export function dropArticle(folded: string): string {
  const space = folded.indexOf(' ');
  return space > 0 && isArticle(folded.slice(0, space)) ? folded.slice(space + 1) : folded;
}
