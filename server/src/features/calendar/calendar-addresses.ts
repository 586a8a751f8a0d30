import type { CalendarAddresses } from '@girone/contract/calendar';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findTournament } from '../tournaments/index.ts';
import { makeKey } from './calendar-key.ts';
import { findVersion, raiseVersion } from './calendar.repo.ts';

interface Asked {
  readonly tournamentId?: number | undefined;
}

export async function getAddresses(
  platform: Platform,
  actor: Actor,
  asked: Asked,
): Promise<Outcome<CalendarAddresses>> {
  if (!(await maySee(platform, actor, asked))) return refuse('not_found');
  return accept(listAddresses(platform, await findKey(platform, actor, findVersion), asked));
}

/** Whoever has an old address reads nothing more with it. */
export async function renewAddresses(
  platform: Platform,
  actor: Actor,
  asked: Asked,
): Promise<Outcome<CalendarAddresses>> {
  if (!(await maySee(platform, actor, asked))) return refuse('not_found');
  return accept(listAddresses(platform, await findKey(platform, actor, raiseVersion), asked));
}

async function maySee({ db }: Platform, actor: Actor, { tournamentId }: Asked): Promise<boolean> {
  return (
    tournamentId === undefined || (await findTournament(db, actor, tournamentId)) !== undefined
  );
}

async function findKey(
  { db, secrets }: Platform,
  { userId }: Actor,
  takeVersion: typeof findVersion,
): Promise<string> {
  return makeKey(secrets, { userId, version: await takeVersion(db, userId) });
}

function listAddresses(
  { config }: Platform,
  key: string,
  { tournamentId }: Asked,
): CalendarAddresses {
  const addressOf = (file: string) =>
    new URL(`/api/calendars/${key}/${file}`, config.publicUrl).href;
  return {
    mine: addressOf('mine.ics'),
    tournament: tournamentId === undefined ? null : addressOf(`tournaments/${tournamentId}.ics`),
  };
}
