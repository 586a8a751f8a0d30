import type { Language } from '@girone/contract/languages';
import { pages } from '@girone/contract/pages';
import ICAL from 'ical.js';
import type { MatchDayEvent } from './match-day-events.ts';
import { calendarTexts } from './texts/calendar-texts.ts';

export interface Calendar {
  readonly name: string;
  readonly language: Language;
  /** Where the public reaches this site. */
  readonly publicUrl: URL;
  readonly events: readonly MatchDayEvent[];
}

/** How often calendar programs are asked to look again. */
const refreshInterval = 'PT1H';

// A line has 75 bytes at most, with the space that leads a continued one; the library does not count it.
ICAL.foldLength = 74;

/** An iCalendar file (RFC 5545, and RFC 7986 for what names the calendar). */
export function writeCalendar(calendar: Calendar): string {
  const name = onOneLine(calendar.name);
  const file = new ICAL.Component('vcalendar');
  file.addPropertyWithValue('version', '2.0');
  file.addPropertyWithValue('prodid', '-//Girone//Match days//EN');
  file.addPropertyWithValue('calscale', 'GREGORIAN');
  addText(file, 'name', name);
  addText(file, 'x-wr-calname', name);
  file.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(refreshInterval));
  file.addPropertyWithValue('x-published-ttl', refreshInterval);
  for (const event of calendar.events) file.addSubcomponent(describeEvent(event, calendar));
  return `${file.toString()}\r\n`;
}

function describeEvent(event: MatchDayEvent, { language, publicUrl }: Calendar) {
  const { tournamentId, matchDay } = event;
  const texts = calendarTexts[language];
  const entry = new ICAL.Component('vevent');
  const summary = `${texts.day[event.leg](matchDay)} · ${onOneLine(event.tournamentName)}`;
  const page = new URL(pages.tournament.replace(':id', String(tournamentId)), publicUrl);
  page.searchParams.set('day', String(matchDay));
  entry.addPropertyWithValue('uid', `match-day-${tournamentId}-${matchDay}@${publicUrl.hostname}`);
  // The instant of the writing would make every copy a different one.
  entry.addPropertyWithValue('dtstamp', utc(event.changedAt));
  entry.addPropertyWithValue('last-modified', utc(event.changedAt));
  entry.addPropertyWithValue('dtstart', utc(event.startsAt));
  entry.addPropertyWithValue('dtend', utc(event.endsAt));
  entry.addPropertyWithValue('summary', summary);
  entry.addPropertyWithValue('description', describe(event, language));
  entry.addPropertyWithValue('url', page.href);
  entry.addPropertyWithValue('status', event.status);
  // A day that takes votes for two days keeps nobody busy.
  entry.addPropertyWithValue('transp', 'TRANSPARENT');
  return entry;
}

function describe({ fixtures, resting, seal }: MatchDayEvent, language: Language): string {
  const lines = fixtures.map(({ home, away, votes }) => {
    const between = votes === null ? '–' : `${votes[0]}–${votes[1]}`;
    return `${onOneLine(home)} ${between} ${onOneLine(away)}`;
  });
  const texts = calendarTexts[language];
  lines.push(...resting.map((film) => texts.rests(onOneLine(film))));
  if (seal !== null) lines.push(texts.seal(seal));
  return lines.join('\n');
}

function utc(instant: Date) {
  return ICAL.Time.fromJSDate(instant, true);
}

/** Properties that the library does not know are not escaped unless they say that they are text. */
function addText(component: InstanceType<typeof ICAL.Component>, name: string, text: string): void {
  component.addProperty(new ICAL.Property([name, {}, 'text', text]));
}

/**
 * The library escapes the line feed alone; programs take others for the end of a line too. A title
 * that could break a line could also add a match.
 */
function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
