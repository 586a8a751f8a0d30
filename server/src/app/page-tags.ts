import type { PageCard } from '../features/sharing/index.ts';

const titleTag = /<title>[^<]*<\/title>/;
/** The rest of what a document says of itself to search engines and in previews of its address. */
const otherTags =
  /\s*<(?:meta\s+(?:name="(?:description|twitter:[^"]*)"|property="og:[^"]*")|link\s+rel="canonical")[^>]*>/g;

/** Writes documents that differ from one in these tags alone: in place of its own, never beside them. */
export function createTagWriter(document: string, origin: string): (card: PageCard) => string {
  const [before, after] = document.replaceAll(otherTags, '').split(titleTag);
  if (before === undefined || after === undefined) throw new Error('the document has no title');
  return (card) => `${before}${writeTags(card, origin).join('\n    ')}${after}`;
}

const locales = { en: 'en_GB', it: 'it_IT', es: 'es_ES' } as const;

function writeTags(card: PageCard, origin: string): string[] {
  const { image } = card;
  const title = `${card.title} — Girone`;
  const address = escapeMarkup(`${origin}${card.path}`);
  return [
    `<title>${escapeMarkup(title)}</title>`,
    named('description', card.description),
    `<link rel="canonical" href="${address}" />`,
    property('og:site_name', 'Girone'),
    property('og:type', card.type),
    property('og:locale', locales[card.language]),
    property('og:url', `${origin}${card.path}`),
    property('og:title', title),
    property('og:description', card.description),
    property('og:image', `${origin}${image.path}`),
    property('og:image:type', 'image/png'),
    property('og:image:alt', image.alt),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    // A sheet stands upright and would be cropped to its middle in the wide form.
    named('twitter:card', image.width > image.height ? 'summary_large_image' : 'summary'),
  ];
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeMarkup(content)}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeMarkup(content)}" />`;
}

/** For text and for attributes; a line break would be no danger, but it ends a preview's line. */
function escapeMarkup(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
