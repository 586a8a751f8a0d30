/** What is spoken "otto…" or "undici…" begins with a vowel. */
const vowelFigure = /^(?:8|11(?!\d))/;

const elided: Readonly<Record<string, string>> = {
  il: 'l’',
  al: 'all’',
  dal: 'dall’',
  del: 'dell’',
  nel: 'nell’',
  la: 'l’',
  alla: 'all’',
  dalla: 'dall’',
  della: 'dell’',
};

/** The article as it stands before that figure or date: "il 7 novembre", but "l’8 novembre" and "dall’11". */
export function withArticle(article: string, figure: string): string {
  const short = vowelFigure.test(figure) ? elided[article.toLowerCase()] : undefined;
  if (short === undefined) return `${article} ${figure}`;
  const isCapital = article !== article.toLowerCase();
  return (isCapital ? short[0]?.toUpperCase() + short.slice(1) : short) + figure;
}

/** The articles that change so. */
export const articles = Object.keys(elided);
