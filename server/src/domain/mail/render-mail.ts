import type { Language } from '@girone/contract/languages';

interface MailLink {
  readonly label: string;
  readonly href: string;
}

/** A film in a match; without an image its title says all. */
interface FixtureFilm {
  readonly title: string;
  readonly image?: string;
}

interface Fixture {
  readonly home: FixtureFilm;
  readonly away: FixtureFilm;
}

interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly lead: string;
  /** More of it, a paragraph each. */
  readonly story?: readonly string[];
  /** Shown large, for a person to copy. */
  readonly code?: string;
  /** Matches that the mail speaks of, and what is said below them. */
  readonly fixtures?: readonly Fixture[];
  readonly afterFixtures?: string;
  readonly link?: MailLink;
  /** Of a day, for a person to keep, and where it can be checked. */
  readonly seal?: (MailLink & { readonly code: string }) | undefined;
  readonly after: string;
  /** Small, at the very end: how to get no more of these. */
  readonly wayOut?: MailLink;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

function inText({ label, href }: MailLink): string {
  return `${label}: ${href}`;
}

/** One mail in both forms. Colours are the light theme's, written out: mail readers know no variables. */
export function renderMail(parts: MailParts) {
  const {
    language,
    subject,
    lead,
    story = [],
    code,
    fixtures = [],
    afterFixtures,
    link,
    seal,
    after,
    wayOut,
  } = parts;
  const text = [
    lead,
    story.join('\n'),
    code,
    fixtures.map(({ home, away }) => `${home.title} - ${away.title}`).join('\n'),
    afterFixtures,
    link && inText(link),
    seal && `${seal.label}: ${seal.code}\n${seal.href}`,
    after,
    wayOut && inText(wayOut),
    'Girone',
  ]
    .filter(Boolean)
    .join('\n\n');
  const storyHtml = story
    .map((sentence) => `<p style="margin:0 0 8px">${escapeHtml(sentence)}</p>\n`)
    .join('');
  const codeHtml = code
    ? `<p style="font:700 34px/1 monospace;letter-spacing:.18em;margin:28px 0">${escapeHtml(code)}</p>`
    : '';
  const moreHtml = afterFixtures
    ? `<p style="color:#4c5a53;font-size:14px;margin:10px 0 0">${escapeHtml(afterFixtures)}</p>`
    : '';
  const linkHtml = link
    ? `<p style="margin:28px 0"><a href="${escapeHtml(link.href)}" style="background:#f5bd1f;color:#20210f;border:2px solid #20210f;border-radius:8px;padding:12px 22px;font-weight:700;text-decoration:none">${escapeHtml(link.label)}</a></p>`
    : '';
  const sealHtml = seal
    ? `<p style="color:#4c5a53;font-size:14px">${escapeHtml(seal.label)}: <a href="${escapeHtml(seal.href)}" style="color:#16241f;font:600 14px/1.4 monospace;white-space:nowrap">${escapeHtml(seal.code)}</a></p>\n`
    : '';
  const wayOutHtml = wayOut
    ? `\n<p style="color:#4c5a53;font-size:14px"><a href="${escapeHtml(wayOut.href)}" style="color:inherit">${escapeHtml(wayOut.label)}</a></p>`
    : '';
  const html = `<!doctype html>
<html lang="${language}">
<body style="margin:0;background:#f2eddf;color:#16241f;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:40px 24px">
<p style="font-weight:800;letter-spacing:.04em;margin:0 0 24px">GIRONE</p>
<h1 style="font-size:24px;line-height:1.2;margin:0 0 16px">${escapeHtml(subject)}</h1>
<p>${escapeHtml(lead)}</p>
${storyHtml}${codeHtml}${fixtureTable(fixtures)}${moreHtml}${linkHtml}${sealHtml}<p style="color:#4c5a53;font-size:14px">${escapeHtml(after)}</p>${wayOutHtml}
</div>
</body>
</html>`;
  return { subject, text, html };
}

const cell = 'padding:8px 0;line-height:1.3;border-bottom:1px solid #cfc9b8';

/** A row for each match: title and poster, the other way round on the away side. Tables, as mail readers want. */
function fixtureTable(fixtures: readonly Fixture[]): string {
  if (fixtures.length === 0) return '';
  const rows = fixtures.map(
    ({ home, away }) => `<tr>
<td align="right" style="${cell};width:46%;font-weight:600">${escapeHtml(home.title)}</td>
${poster(home, 'left')}<td align="center" style="${cell};padding-left:10px;padding-right:10px;color:#4c5a53">–</td>
${poster(away, 'right')}<td style="${cell};width:46%;font-weight:600">${escapeHtml(away.title)}</td>
</tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;border-top:1px solid #cfc9b8;margin:24px 0 0">
${rows.join('\n')}
</table>`;
}

/** The title stands beside it: where pictures are not shown nothing is missing. */
function poster({ title, image }: FixtureFilm, besideTitle: 'left' | 'right'): string {
  if (image === undefined) return '';
  return `<td style="${cell};padding-${besideTitle}:10px"><img src="${escapeHtml(image)}" alt="${escapeHtml(title)}" width="44" height="66" style="display:block;border-radius:3px;background:#e6dfcc;color:#4c5a53;font-size:9px;line-height:1.1;overflow:hidden"></td>
`;
}
