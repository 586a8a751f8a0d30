import type { Language } from '@girone/contract/languages';

/** What search engines and previews say of the landing page. Apart from its sentences: nobody reads it there. */
export const descriptions: Record<Language, string> = {
  en: 'Film championships with your friends: every film plays every film, home and away.',
  it: 'Campionati di film con gli amici: ogni film sfida ogni film, andata e ritorno.',
  es: 'Campeonatos de películas con amigos: cada película se enfrenta a todas, en casa y fuera.',
};
