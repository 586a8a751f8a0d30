import type { Language } from '@girone/contract/languages';

interface MailLink {
  readonly label: string;
  readonly href: string;
}

interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly lead: string;
  /** Shown large, for a person to copy. */
  readonly code?: string;
  readonly link?: MailLink;
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

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

function inText({ label, href }: MailLink): string {
  return `${label}: ${href}`;
}

/** One mail in both forms. Colours are the light theme's, written out: mail readers know no variables. */
export function renderMail({ language, subject, lead, code, link, after, wayOut }: MailParts) {
  const text = [lead, code, link && inText(link), after, wayOut && inText(wayOut), 'Girone']
    .filter(Boolean)
    .join('\n\n');
  const codeHtml = code
    ? `<p style="font:700 34px/1 monospace;letter-spacing:.18em;margin:28px 0">${escape(code)}</p>`
    : '';
  const linkHtml = link
    ? `<p style="margin:28px 0"><a href="${escape(link.href)}" style="background:#f5bd1f;color:#20210f;border:2px solid #20210f;border-radius:8px;padding:12px 22px;font-weight:700;text-decoration:none">${escape(link.label)}</a></p>`
    : '';
  const wayOutHtml = wayOut
    ? `\n<p style="color:#4c5a53;font-size:14px"><a href="${escape(wayOut.href)}" style="color:inherit">${escape(wayOut.label)}</a></p>`
    : '';
  const html = `<!doctype html>
<html lang="${language}">
<body style="margin:0;background:#f2eddf;color:#16241f;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:40px 24px">
<p style="font-weight:800;letter-spacing:.04em;margin:0 0 24px">GIRONE</p>
<h1 style="font-size:24px;line-height:1.2;margin:0 0 16px">${escape(subject)}</h1>
<p>${escape(lead)}</p>
${codeHtml}${linkHtml}<p style="color:#4c5a53;font-size:14px">${escape(after)}</p>${wayOutHtml}
</div>
</body>
</html>`;
  return { subject, text, html };
}
