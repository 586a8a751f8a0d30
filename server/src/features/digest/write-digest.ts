import { sealCode } from '@girone/championship/ballots/seal-face';
import { pages } from '@girone/contract/pages';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Platform } from '../../platform/platform.ts';
import { wayOutOf } from '../notifications/index.ts';
import type { Block, DigestParts, MailFilm } from './digest-blocks.ts';
import type { OpenDay } from './digest-contents.repo.ts';
import type { Digest, ToldSeason } from './gather-digests.ts';
import { describeMoment, describeToday, type ReaderClock } from './moment.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { digestTexts } from './texts/digest-texts.ts';
import type { DigestTexts } from './texts/en.ts';

type Tools = Pick<Platform, 'config' | 'secrets'>;

/** Of each, in one mail; the others are counted. */
const mostWaiting = 3;
const mostSentences = 3;

interface Telling {
  readonly texts: DigestTexts;
  readonly clock: ReaderClock;
  readonly origin: URL;
}

/** One person's digest as a mail, by their own clock and in their language. */
export function writeDigest({ config, secrets }: Tools, digest: Digest, now: Date): Mail {
  const { reader } = digest;
  const { userId, email, language, timeZone } = reader;
  const texts = digestTexts[language];
  const telling = { texts, clock: { language, timeZone, now }, origin: config.publicUrl };
  const wayOut = wayOutOf({ config, secrets }, { userId, type: 'weekly_digest' });
  const clauses = texts.clauses(figuresOf(digest));
  const parts: DigestParts = {
    language,
    subject: `${texts.title.join(' ')}: ${clauses[0] ?? ''}`,
    preview: previewOf(digest, telling),
    title: texts.title,
    date: describeToday(telling.clock),
    greeting: texts.greeting(reader.name, clauses.slice(0, 2)),
    sections: [
      waiting(digest, telling),
      happened(digest, telling),
      inCircles(digest, telling),
    ].filter((blocks) => blocks.length > 0),
    reason: texts.reason,
    stop: { label: texts.stop, href: wayOut.page },
    settings: {
      label: texts.settings,
      href: toPage(telling, `${pages.settings}?tab=notifications`),
    },
    origin: config.publicUrl,
  };
  return {
    to: email,
    subject: parts.subject,
    text: renderText(parts),
    html: renderHtml(parts),
    headers: {
      ...wayOut.headers,
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
    },
  };
}

function figuresOf({ open, films, closed, doors }: Digest) {
  return {
    matches: sum(open.map(({ missing }) => missing)),
    setups: films.length,
    days: sum(closed.map(({ days }) => days)),
    ended: closed.filter(({ isOver }) => isOver).length,
    people: sum(doors.map(({ people }) => people)),
  };
}

function previewOf({ open, closed }: Digest, { texts, clock }: Telling): string {
  const [first] = open;
  const closing =
    first?.closesAt &&
    `${texts.day(first.name, first.matchDay)} ${texts.closes(describeMoment(clock, first.closesAt))}.`;
  return [closing, closed[0]?.sentences[0]].filter(Boolean).join(' ');
}

function waiting({ open, films }: Digest, telling: Telling): Block[] {
  if (open.length + films.length === 0) return [];
  const { texts, clock } = telling;
  const days = open.slice(0, mostWaiting);
  const setups = films.slice(0, mostWaiting - days.length);
  const blocks: Block[] = [{ kind: 'heading', text: texts.waits }];
  for (const day of days) blocks.push(...openDay(day, telling));
  for (const { id, name, films: missing, until } of setups) {
    blocks.push({
      kind: 'lead',
      before: `${texts.films(name, missing)}.`,
      strong: until ? `${texts.until(describeMoment(clock, until))}.` : '',
      after: '',
      link: { label: texts.nominate, href: toPage(telling, withId(pages.nominations, id)) },
    });
  }
  const others = open.length + films.length - days.length - setups.length;
  if (others > 0) {
    blocks.push({ kind: 'lead', before: texts.moreSeasons(others), strong: '', after: '' });
  }
  return [...blocks, ...mainButton(open, telling)];
}

function openDay(day: OpenDay, telling: Telling): Block[] {
  const { texts, clock } = telling;
  const closes = day.closesAt ? texts.closes(describeMoment(clock, day.closesAt)) : texts.noEnd;
  const others = day.missing - day.fixtures.length;
  return [
    {
      kind: 'lead',
      before: texts.day(day.name, day.matchDay),
      strong: closes,
      after: `, ${texts.votesLeft(day.missing, day.total)}.`,
    },
    {
      kind: 'fixtures',
      fixtures: day.fixtures.map(({ home, away }) => ({
        home: inMail(home, day.isPublic, telling),
        away: inMail(away, day.isPublic, telling),
      })),
      more: others > 0 ? texts.moreMatches(others) : '',
    },
  ];
}

/** To the one championship that waits for votes, or to where all do; for films each has its link. */
function mainButton(open: readonly OpenDay[], telling: Telling): Block[] {
  const [day] = open;
  if (!day) return [];
  const path = open.length === 1 ? dayPath(day) : pages.matches;
  return [{ kind: 'button', link: { label: telling.texts.vote, href: toPage(telling, path) } }];
}

function happened({ closed }: Digest, telling: Telling): Block[] {
  const [main, ...others] = closed;
  if (!main) return [];
  const { texts } = telling;
  const blocks: Block[] = [{ kind: 'heading', text: texts.happened }, ...atLength(main, telling)];
  if (others.length > 0) {
    blocks.push({
      kind: 'box',
      items: others.map((season) => ({
        strong: headOf(season, texts),
        text: season.sentences[0] ?? '',
        link: linkOf(season, telling),
      })),
    });
  }
  return blocks;
}

function atLength(season: ToldSeason, telling: Telling): Block[] {
  const { texts } = telling;
  const { id, matchDay, isPublic, film, sentences, table, seal } = season;
  const image = film && inMail(film, isPublic, telling).image;
  const blocks: Block[] = [
    { kind: 'lead', before: headOf(season, texts), strong: '', after: '' },
    {
      kind: 'story',
      sentences: sentences.slice(0, mostSentences),
      poster: film && image ? { image, alt: texts.posterOf(film.title) } : undefined,
    },
    {
      kind: 'table',
      lines: table.map((row) => ({
        position: row.position,
        movement: row.movement,
        film: inMail({ id: row.filmId, title: row.filmTitle }, isPublic, telling),
        points: row.points,
      })),
    },
    { kind: 'note', text: '', strong: '', link: linkOf(season, telling) },
  ];
  if (seal !== null) {
    blocks.push({
      kind: 'note',
      text: `${texts.seal(matchDay)}:`,
      strong: `${sealCode(seal)}.`,
      link: { label: texts.verify, href: toPage(telling, withId(pages.verify, id)) },
    });
  }
  return blocks;
}

function inCircles({ doors }: Digest, telling: Telling): Block[] {
  if (doors.length === 0) return [];
  const { texts } = telling;
  return [
    { kind: 'heading', text: texts.inCircles },
    {
      kind: 'box',
      items: doors.map(({ circleId, name, people }) => ({
        strong: texts.door(people),
        text: texts.asks(name, people),
        link: { label: texts.answer, href: toPage(telling, withId(pages.circleManage, circleId)) },
      })),
    },
  ];
}

function headOf({ name, matchDay, isOver }: ToldSeason, texts: DigestTexts): string {
  return isOver ? texts.over(name) : texts.day(name, matchDay);
}

/** Of one that is over the season as a whole is the news. */
function linkOf(season: ToldSeason, telling: Telling) {
  const { texts } = telling;
  return season.isOver
    ? { label: texts.recap, href: toPage(telling, withId(pages.recap, season.id)) }
    : { label: texts.results, href: toPage(telling, dayPath(season)) };
}

/** Mail programs are visitors: the posters of a circle's championship are not for them. */
function inMail(
  { id, title }: { readonly id: number; readonly title: string },
  isPublic: boolean,
  telling: Telling,
): MailFilm {
  return { title, image: isPublic ? toPage(telling, `/api/films/${id}/poster.png`) : undefined };
}

function dayPath({ id, matchDay }: { readonly id: number; readonly matchDay: number }): string {
  return `${withId(pages.tournament, id)}?tab=matches&day=${matchDay}`;
}

function withId(page: string, id: number): string {
  return page.replace(':id', String(id));
}

function toPage({ origin }: Telling, path: string): string {
  return new URL(path, origin).href;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
