import type { Block, DigestParts, MailLink } from './digest-blocks.ts';

/** The digest for mail programs that show text alone. */
export function renderText(parts: DigestParts): string {
  const { title, date, greeting, sections, reason, stop, settings, origin } = parts;
  return [
    `${title.join(' ')}\n${date}`,
    greeting,
    ...sections.flat().map(write),
    reason,
    `${writeLink(stop)}\n${writeLink(settings)}`,
    `Girone, ${origin.host}`,
  ].join('\n\n');
}

function write(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text.toUpperCase();
    case 'lead':
      return joinWords(
        block.before,
        block.strong + block.after,
        block.link ? writeLink(block.link) : '',
      );
    case 'fixtures':
      return [
        ...block.fixtures.map(({ home, away }) => `${home.title} - ${away.title}`),
        block.more,
      ]
        .filter(Boolean)
        .join('\n');
    case 'button':
      return writeLink(block.link);
    case 'story':
      return block.sentences.join('\n');
    case 'table':
      return block.lines
        .map(({ position, film, points }) => `${position}. ${film.title}: ${points}`)
        .join('\n');
    case 'note':
      return joinWords(block.text, block.strong, writeLink(block.link));
    case 'box':
      return block.items
        .map(({ strong, text, link }) => joinWords(strong, text, writeLink(link)))
        .join('\n');
  }
}

function joinWords(...words: string[]): string {
  return words.filter(Boolean).join(' ');
}

function writeLink({ label, href }: MailLink): string {
  return `${label}: ${href}`;
}
