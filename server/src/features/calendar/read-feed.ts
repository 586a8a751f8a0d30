import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Language } from '@girone/contract/languages';
import type { Viewer } from '../../domain/queries/visible-tournaments.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { readKey } from './calendar-key.ts';
import {
  findFeedTournament,
  findFilmsIn,
  findKeyHolder,
  findMatchDays,
  findTournamentsOf,
  type FeedTournament,
} from './calendar.repo.ts';
import { listEvents } from './match-day-events.ts';
import { calendarTexts } from './texts/calendar-texts.ts';
import type { Calendar } from './write-calendar.ts';

/** To be raised when feeds are written differently: it stands in every validator. */
const writingVersion = 1;

/** More than anybody follows at once; the oldest make room. */
const mostTournaments = 40;

export interface Feed {
  /** Says the same as long as the feed does. */
  readonly etag: string;
  readonly write: () => Promise<string>;
}

interface TournamentFeed {
  readonly tournamentId: number;
  readonly language: Language;
}

/** For whoever may see the championship. Before its start there is nothing in it. */
export async function readTournamentFeed(
  platform: Platform,
  viewer: Viewer | null,
  { tournamentId, language }: TournamentFeed,
): Promise<Outcome<Feed>> {
  const tournament = await findFeedTournament(platform.db, viewer, tournamentId);
  if (!tournament) return refuse('not_found');
  const name = `${tournament.name} · Girone`;
  return accept(await prepareFeed(platform, [tournament], { name, language }));
}

/** As its owner sees the championship now. */
export async function readTournamentFeedByKey(
  platform: Platform,
  key: string,
  tournamentId: number,
): Promise<Outcome<Feed>> {
  const owner = await findOwner(platform, key);
  if (!owner) return refuse('not_found');
  return readTournamentFeed(platform, owner, { tournamentId, language: owner.language });
}

/** The championships of whoever holds the key. */
export async function readOwnFeed(platform: Platform, key: string): Promise<Outcome<Feed>> {
  const owner = await findOwner(platform, key);
  if (!owner) return refuse('not_found');
  const { language } = owner;
  const tournaments = await findTournamentsOf(platform.db, {
    ...owner,
    limit: mostTournaments,
  });
  const name = calendarTexts[language].mine;
  return accept(await prepareFeed(platform, tournaments, { name, language }));
}

async function findOwner({ db, secrets }: Platform, key: string) {
  const holder = readKey(secrets, key);
  return holder && findKeyHolder(db, holder);
}

async function prepareFeed(
  { db, config }: Platform,
  tournaments: readonly FeedTournament[],
  { name, language }: Pick<Calendar, 'name' | 'language'>,
): Promise<Feed> {
  const ids = tournaments.map(({ id }) => id);
  const [days, films] = await Promise.all([findMatchDays(db, { ids }), findFilmsIn(db, { ids })]);
  const daysOf = groupByTournament(days);
  const filmsOf = groupByTournament(films);
  const events = tournaments.flatMap((tournament) =>
    listEvents({
      tournament,
      days: daysOf.get(tournament.id) ?? [],
      films: filmsOf.get(tournament.id) ?? [],
    }),
  );
  const calendar = { name, language, publicUrl: config.publicUrl, events };
  return {
    etag: `"${sha256(JSON.stringify([writingVersion, calendar])).slice(0, 32)}"`,
    write: async () => (await loadWriter()).writeCalendar(calendar),
  };
}

/** What writes is loaded with the first feed. */
function loadWriter() {
  return import('./write-calendar.ts');
}

function groupByTournament<Row extends { readonly tournamentId: number }>(
  rows: readonly Row[],
): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.tournamentId) ?? [];
    group.push(row);
    groups.set(row.tournamentId, group);
  }
  return groups;
}
