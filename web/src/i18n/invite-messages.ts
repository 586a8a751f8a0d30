import type { Language } from '@girone/contract/languages';

/** What somebody writes to their friends: in the friends' language, whichever the page speaks. */
const messages: Record<Language, (circle: string, link: string) => string> = {
  en: (circle, link) =>
    `I am keeping a place for you in ${circle}, on Girone. We bring our films, each plays each, and we vote until one wins. Come in here: ${link}`,
  it: (circle, link) =>
    `Ti tengo un posto in ${circle}, su Girone. Portiamo i nostri film, tutti contro tutti, e si vota finché ne vince uno. Entra da qui: ${link}`,
  es: (circle, link) =>
    `Te guardo un sitio en ${circle}, en Girone. Llevamos nuestras películas, todas contra todas, y se vota hasta que gane una. Entra por aquí: ${link}`,
};

export function inviteMessage(language: Language, circle: string, link: string): string {
  return messages[language](circle, link);
}
