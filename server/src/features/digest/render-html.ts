import { escapeHtml } from '../../domain/mail/render-mail.ts';
import type { Block, DigestParts, MailFilm, MailLink, TableLine } from './digest-blocks.ts';

/*
 * Tables and written-out styles, as mail programs want them: they carry the light look. The block of styles only
 * darkens it and narrows it. No script, no font, and no picture without which anything would be missing.
 */

const face =
  "font-family:'Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,Geneva,sans-serif";
const display =
  "font-family:'HelveticaNeue-CondensedBlack',Impact,'Arial Narrow','Liberation Sans Narrow',Arial,sans-serif;font-weight:bold";
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const ink = 'color:#0f1d17';
const soft = 'color:#35443b';
const faint = 'color:#4c5b51';
const line = 'border-top:1px solid #d3ccb9';

const darkened = `.bg{background:#0a1410!important}.card{background:#111c18!important}.tx{color:#f4f0e3!important}.t2{color:#c3c4b5!important}.ln{border-color:#2e3d37!important}.lead{background:#3a310b!important}.up{color:#65da8b!important}.dn{color:#ff7b6d!important}.box{background:#182520!important}`;

const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body,table,td{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
a{color:inherit}
@media (prefers-color-scheme:dark){${darkened}}
[data-ogsb] .bg{background:#0a1410!important}[data-ogsb] .card{background:#111c18!important}[data-ogsb] .lead{background:#3a310b!important}[data-ogsb] .box{background:#182520!important}[data-ogsc] .tx{color:#f4f0e3!important}[data-ogsc] .t2{color:#c3c4b5!important}[data-ogsc] .up{color:#65da8b!important}[data-ogsc] .dn{color:#ff7b6d!important}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.stack{display:block!important;width:100%!important;padding-left:0!important}.btnw{width:100%!important}.ttl{font-size:14px!important;line-height:18px!important;width:32%!important}.hide{display:none!important}}`;

/** The digest as mail programs draw it, 600 points wide or as wide as a phone. */
export function renderHtml(parts: DigestParts): string {
  const { language, subject, preview, greeting, sections } = parts;
  const body = sections.map((blocks) => blocks.map(draw).join('\n')).join(`\n${gap(40)}\n`);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escapeHtml(subject)}</title>
<style>
${styles}
</style></head>
<body class="bg" style="margin:0;padding:0;background:#f3eddf">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${'&#8199;'.repeat(12)}</div>
<table ${table} width="100%" class="bg" bgcolor="#f3eddf" style="background:#f3eddf"><tr><td align="center" style="padding:20px 0">
<table ${table} class="card" width="600" bgcolor="#fcf9f2" style="width:100%;max-width:600px;background:#fcf9f2">
${head(parts)}
<tr><td class="pad" style="padding:32px 32px 8px"><table ${table} width="100%">
<tr><td class="tx" style="${face};font-size:18px;line-height:26px;${ink};padding-bottom:24px">${escapeHtml(greeting)}</td></tr>
${body}
${gap(32)}
</table></td></tr></table>
${foot(parts)}
</td></tr></table></body></html>`;
}

function head({ title, date, origin }: DigestParts): string {
  const [first, second] = title;
  return `<tr><td bgcolor="#d53424" style="background:#d53424"><table ${table} width="100%"><tr><td class="pad" valign="bottom" style="padding:24px 0 26px 32px"><table ${table}><tr><td>${picture(new URL('/mail/mark.png', origin).href, sizes.mark)}</td><td style="${face};font-size:16px;font-weight:bold;letter-spacing:1px;color:#ffffff;padding-left:10px">GIRONE</td></tr></table><div style="height:34px;line-height:34px;font-size:1px">&nbsp;</div><div style="${display};font-size:50px;line-height:48px;color:#ffffff">${escapeHtml(first)}<br>${escapeHtml(second)}</div><div style="${face};font-size:16px;line-height:22px;color:#ffffff;padding-top:10px">${escapeHtml(date)}</div></td><td class="hide" width="200" valign="bottom" style="width:200px">${picture(new URL('/mail/rings.png', origin).href, sizes.rings)}</td></tr></table></td></tr>`;
}

function foot({ reason, stop, settings, origin }: DigestParts): string {
  return `<table ${table} width="600" style="width:100%;max-width:600px"><tr><td class="pad t2" style="${face};font-size:14px;line-height:22px;${faint};padding:20px 32px 12px">${escapeHtml(reason)}<br><br>${drawWay(stop, 'font-weight:bold;')} <span style="padding:0 8px">·</span> ${drawWay(settings, '')}<br>Girone, ${escapeHtml(origin.host)}</td></tr></table>`;
}

function drawWay({ label, href }: MailLink, weight: string): string {
  return `<a href="${escapeHtml(href)}" class="tx" style="${ink};${weight}line-height:44px">${escapeHtml(label)}</a>`;
}

function draw(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<tr><td class="tx" style="${display};font-size:30px;line-height:32px;${ink};padding-bottom:8px">${escapeHtml(block.text)}</td></tr>`;
    case 'lead':
      return `<tr><td class="t2" style="${face};font-size:16px;line-height:24px;${soft};padding:6px 0 14px">${escapeHtml(block.before)} <b class="tx" style="${ink}">${escapeHtml(block.strong)}</b>${escapeHtml(block.after)} ${block.link ? drawLink(block.link) : ''}</td></tr>`;
    case 'fixtures':
      return drawFixtures(block);
    case 'button':
      return `<tr><td><table ${table} class="btnw"><tr><td align="center" bgcolor="#fbc31d" style="background:#fbc31d;border:2px solid #191609;border-radius:8px"><a href="${escapeHtml(block.link.href)}" style="display:block;${face};font-size:18px;line-height:22px;font-weight:bold;color:#191609;text-decoration:none;padding:15px 30px">${escapeHtml(block.link.label)}</a></td></tr></table></td></tr>`;
    case 'story':
      return drawStory(block);
    case 'table':
      return `<tr><td><table ${table} width="100%" style="border-collapse:separate">${block.lines.map(drawLine).join('')}<tr><td class="ln" style="${line};font-size:1px;line-height:1px">&nbsp;</td></tr></table></td></tr>`;
    case 'note':
      return `<tr><td class="t2" style="${face};font-size:14px;line-height:22px;${faint};padding:10px 0 0">${escapeHtml(block.text)} <b class="tx" style="${ink};letter-spacing:.5px">${escapeHtml(block.strong)}</b> ${drawLink(block.link)}</td></tr>`;
    case 'box':
      return `<tr><td style="padding-top:20px"><table ${table} width="100%"><tr><td class="box" bgcolor="#ede6d5" style="background:#ede6d5;border-radius:8px;padding:4px 20px 16px"><table ${table} width="100%">${block.items.map(drawItem).join('')}</table></td></tr></table></td></tr>`;
  }
}

function drawFixtures({ fixtures, more }: Extract<Block, { kind: 'fixtures' }>): string {
  const rows = fixtures.map(
    ({ home, away }) =>
      `<tr><td class="ln" style="${line};padding:10px 0"><table ${table} width="100%"><tr>${drawTitle(home, 'right')}${drawPoster(home)}<td width="36" align="center" class="t2" style="${face};font-size:13px;${faint};width:36px">vs</td>${drawPoster(away)}${drawTitle(away, 'left')}</tr></table></td></tr>`,
  );
  const last = `<tr><td class="ln t2" style="${face};${line};font-size:14px;line-height:20px;${faint};padding:10px 0 18px">${escapeHtml(more) || '&nbsp;'}</td></tr>`;
  return `<tr><td><table ${table} width="100%">${rows.join('')}${last}</table></td></tr>`;
}

function drawTitle({ title, image }: MailFilm, align: 'left' | 'right'): string {
  const width = image === undefined ? '46%' : '38%';
  const side = align === 'right' ? 'right' : 'left';
  return `<td class="tx ttl" width="${width}" align="${align}" style="width:${width};${face};font-size:16px;line-height:20px;font-weight:bold;${ink};padding-${side}:12px">${escapeHtml(title)}</td>`;
}

function drawPoster({ image }: MailFilm): string {
  return image === undefined
    ? ''
    : `<td width="44" style="width:44px">${picture(image, sizes.fixture)}</td>`;
}

function drawStory({ sentences, poster }: Extract<Block, { kind: 'story' }>): string {
  const [first = '', ...others] = sentences;
  const words = `<table ${table} width="100%"><tr><td class="tx" style="${face};font-size:18px;line-height:25px;font-weight:bold;${ink};padding-bottom:10px">${escapeHtml(first)}</td></tr>${others.map((sentence) => `<tr><td class="t2" style="${face};font-size:16px;line-height:24px;${soft};padding-bottom:10px">${escapeHtml(sentence)}</td></tr>`).join('')}</table>`;
  if (!poster) return `<tr><td>${words}</td></tr>`;
  const beside = `<td class="stack" width="132" valign="top" style="width:132px;padding-bottom:14px">${picture(poster.image, sizes.story, poster.alt)}</td>`;
  return `<tr><td><table ${table} width="100%"><tr>${beside}<td class="stack" valign="top" style="padding-left:20px">${words}</td></tr></table></td></tr>`;
}

function drawLine({ position, movement, film, points }: TableLine): string {
  const isFirst = position === 1;
  const ground = isFirst ? 'bgcolor="#f5e2aa" ' : '';
  const poster =
    film.image === undefined
      ? ''
      : `<td width="30" style="width:30px">${picture(film.image, sizes.row)}</td>`;
  return `<tr><td class="${isFirst ? 'lead ' : ''}ln" ${ground}style="${line};${isFirst ? 'background:#f5e2aa;' : ''}padding:7px 12px 7px 10px"><table ${table} width="100%"><tr><td width="24" align="right" class="tx" style="${display};font-size:20px;${ink};width:24px">${position}</td>${drawMovement(movement)}${poster}<td class="tx" style="${face};font-size:16px;line-height:20px;font-weight:bold;${ink};padding-left:12px">${escapeHtml(film.title)}</td><td width="44" align="center" bgcolor="#030806" style="${display};font-size:22px;line-height:32px;color:${isFirst ? '#ffcb2a' : '#f4f0e3'};background:#030806;border-radius:3px;width:44px">${points}</td></tr></table></td></tr>`;
}

function drawMovement(movement: number): string {
  if (movement > 0) return drawPlaces('up', '#00622f', `↑${movement}`);
  if (movement < 0) return drawPlaces('dn', '#b7191c', `↓${-movement}`);
  return drawPlaces('t2', '#4c5b51', '–');
}

function drawPlaces(look: string, colour: string, text: string): string {
  return `<td width="46" align="center" class="${look}" style="${face};font-size:14px;font-weight:bold;color:${colour};width:46px">${text}</td>`;
}

function drawItem({
  strong,
  text,
  link,
}: Extract<Block, { kind: 'box' }>['items'][number]): string {
  return `<tr><td class="tx" style="${face};font-size:16px;line-height:24px;${ink};padding-top:12px"><b>${escapeHtml(strong)}</b> ${escapeHtml(text)} ${drawLink(link)}</td></tr>`;
}

function drawLink({ label, href }: MailLink): string {
  return `<a href="${escapeHtml(href)}" class="tx" style="${ink}">${escapeHtml(label)}</a>`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const sizes = {
  mark: { width: 32, height: 32 },
  rings: { width: 200, height: 250 },
  row: { width: 30, height: 45 },
  fixture: { width: 44, height: 66 },
  story: { width: 132, height: 198 },
};

/** Without words where the title stands beside it. */
function picture(src: string, { width, height }: Size, alt = ''): string {
  return `<img src="${escapeHtml(src)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" style="display:block;border:0;border-radius:2px">`;
}

function gap(height: number): string {
  return `<tr><td height="${height}" style="height:${height}px;line-height:${height}px;font-size:1px">&nbsp;</td></tr>`;
}
