import { pages } from '@girone/contract/pages';

/** The page of a championship that whoever may see it can open without being signed in. */
export function pageAddress(tournamentId: number): string {
  return `${window.location.origin}${pages.leaderboard}?tournament=${tournamentId}`;
}

export function pictureAddress(tournamentId: number, language: string): string {
  return `/api/tournaments/${tournamentId}/share.png?lang=${language}`;
}

export function resultsAddress(tournamentId: number, format: 'csv' | 'json'): string {
  return `/api/tournaments/${tournamentId}/results.${format}`;
}

export function publicCalendarAddress(tournamentId: number, language: string): string {
  return `${window.location.origin}/api/tournaments/${tournamentId}/calendar.ics?lang=${language}`;
}

export const embedThemes = ['auto', 'dark', 'light'] as const;
export type EmbedTheme = (typeof embedThemes)[number];

interface EmbedLook {
  theme: EmbedTheme;
  language: string;
}

export function embedAddress(tournamentId: number, { theme, language }: EmbedLook): string {
  const { origin } = window.location;
  return `${origin}/embed/tournaments/${tournamentId}?lang=${language}&theme=${theme}`;
}

/** What is pasted into another page. A name may contain anything, the marks of HTML included. */
export function embedCode(address: string, name: string): string {
  const attributes = [
    `src="${escapeAttribute(address)}"`,
    `title="${escapeAttribute(name)}"`,
    'width="100%"',
    'height="560"',
    'style="border:0"',
    'loading="lazy"',
  ];
  return `<iframe ${attributes.join(' ')}></iframe>`;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
