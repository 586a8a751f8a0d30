import { viewMap } from '@girone/championship/taste/taste-map';
import { isCrowd } from '@girone/championship/taste/thresholds';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { TasteMapAnswer } from '@girone/contract/taste';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { rememberMaps, rememberVoters } from './remember-maps.ts';
import { mostCompared, findPeople } from './taste-map.repo.ts';
import { maySeeMap, stateOf } from './taste.policy.ts';
import { presentMap } from './taste.present.ts';
import { findFinalTable, findSeason } from './taste.repo.ts';

type GetTasteMap = (actor: Actor, tournamentId: number) => Promise<Outcome<TasteMapAnswer>>;

/**
 * Who votes like the caller. Who may be on the map is asked each time, before anything is computed: whoever has
 * switched off, is blocked, has left or is on the way out is in no sum any more.
 */
export function createGetTasteMap(platform: Pick<Platform, 'db' | 'secrets'>): GetTasteMap {
  const { db } = platform;
  const votersOf = rememberVoters(platform);
  const mapOf = rememberMaps(platform);
  return async (actor, tournamentId) => {
    const { userId, isAdmin } = actor;
    const [season] = await findSeason(db, { id: tournamentId, userId, isAdmin });
    if (!season) return refuse('not_found');
    const state = stateOf(season);
    const { isShown, isMember, circleId } = season;
    const none = { state, isShown, takesPart: false, people: 0, voters: 0, map: null };
    if (state !== 'over' || !isMember) return accept(none);
    const voterIds = await votersOf(tournamentId);
    const found = { viewerId: userId, voterIds, circleId, limit: mostCompared };
    const people = await findPeople(db, found);
    const takesPart = voterIds.includes(userId);
    const answer = {
      ...none,
      takesPart,
      people: people[0]?.shown ?? 0,
      voters: people[0]?.voters ?? 0,
    };
    const shown = people.filter(({ showsTaste }) => showsTaste);
    if (!maySeeMap({ isShown, takesPart }) || !isCrowd(shown.length)) return accept(answer);
    const ids = shown.map(({ id }) => id).toSorted((a, b) => a - b);
    const viewed = viewMap(await mapOf(tournamentId, ids, actor.isWaiting), userId);
    if (!('neighbours' in viewed)) return accept({ ...answer, people: viewed.people });
    const table = await findFinalTable(db, { tournamentId });
    return accept({ ...answer, people: viewed.people, map: presentMap(viewed, shown, table) });
  };
}
