import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Language } from '@girone/contract/languages';
import { z } from 'zod';
import type { FilmFacts } from '../../domain/catalogue/catalogue.ts';
import type { Services } from '../../domain/services.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { defineJob, enqueue, enqueueEach } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerForAct } from './film-acts.ts';
import { mayEnrichFilm } from './films.policy.ts';
import {
  findFilm,
  findFilmsDueForEnrichment,
  findOwnerLanguage,
  lockFilm,
  type FilmRow,
} from './films.repo.ts';
import { refuseOthers } from './refuse-others.ts';
import { summariseOffers } from './summarise-offers.ts';
import { emitToOwner } from './emit-to-owner.ts';
import { updateFilm, type FilmChanges } from './write-films.repo.ts';

/** Whose streaming offers are looked up for a reader of each language. */
const countries: Record<Language, string> = { en: 'US', it: 'IT', es: 'ES' };
const filmsPerSweep = 200;
const retryDays = 30;

/** Has a film looked up in the background, once, however often it is asked for meanwhile. */
export async function scheduleEnrichment(db: Db, filmId: number): Promise<void> {
  await enqueue(db, { name: 'enrich-film', payload: { filmId } }, { key: keyOf({ filmId }) });
}

/** The same for many at once: whatever else is due goes first, so that nobody's single film waits for them. */
export async function scheduleEnrichments(db: Db, filmIds: readonly number[]): Promise<void> {
  const payloads = filmIds.map((filmId) => ({ filmId }));
  await enqueueEach(
    db,
    { name: 'enrich-film', payloads },
    { delaySeconds: 0, priority: 10, keyOf },
  );
}

function keyOf({ filmId }: { filmId: number }): string {
  return `enrich-film:${filmId}`;
}

interface EnrichmentRequest {
  readonly filmId: number;
  /** Why an admin asks; the owner need not say. */
  readonly reason?: string;
}

/** Asks for a film to be looked up again. */
export async function requestEnrichment(
  { db }: Platform,
  actor: Actor,
  { filmId, reason }: EnrichmentRequest,
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    const film = await findFilm(tx, filmId);
    if (!film) return refuse('not_found');
    if (!mayEnrichFilm(actor, film)) return refuseOthers(tx, actor, filmId);
    await scheduleEnrichment(tx, filmId);
    if (film.ownerId !== actor.userId || reason !== undefined) {
      await answerForAct(tx, actor, { film, action: 'film.enrich', reason: reason ?? null });
    }
    return accept(undefined);
  });
}

/**
 * Looks one film up and fills what its owner left empty. When the film database does not answer,
 * its owner sees that, and it throws: the job is tried again, later each time.
 */
export function enrichFilm({ db, catalogue, clock }: Pick<Services, 'db' | 'catalogue' | 'clock'>) {
  return defineJob({
    name: 'enrich-film',
    payload: z.object({ filmId: z.int() }),
    async run({ filmId }) {
      const film = await findFilm(db, filmId);
      if (!film) return;
      const language = await findOwnerLanguage(db, film.ownerId);
      const facts = await ask(film, language);
      await db.transaction(async (tx) => {
        // Read again: somebody may have typed something while the film database was being asked.
        const current = await lockFilm(tx, filmId);
        if (!current) return;
        // Another film by now: what was answered is about the one before.
        if (!isSameQuestion(current, film)) return scheduleEnrichment(tx, filmId);
        const changes = facts
          ? fill(current, facts, language)
          : leaveForLater(current, clock.now());
        await updateFilm(tx, current, changes);
        await emitToOwner(tx, current);
      });
    },
  });

  async function ask(film: FilmRow, language: Language): Promise<FilmFacts | undefined> {
    try {
      return await catalogue.find({
        ...(film.tmdbId !== null && { tmdbId: film.tmdbId }),
        title: film.title,
        year: film.releaseYear,
        language,
        country: countries[language],
      });
    } catch (error) {
      await db.transaction((tx) => noteFailure(tx, film.id, clock.now()));
      throw error;
    }
  }
}

/** Says so to its owner, once; what is known of a film stays known. */
async function noteFailure(tx: Transaction, filmId: number, now: Date): Promise<void> {
  const film = await lockFilm(tx, filmId);
  if (!film || film.enrichmentStatus === 'done' || film.enrichmentStatus === 'failed') return;
  // Due, so that it is found again should the job's tries run out.
  await updateFilm(tx, film, { enrichmentStatus: 'failed', enrichmentNextTryAt: now });
  await emitToOwner(tx, film);
}

function isSameQuestion(one: FilmRow, other: FilmRow): boolean {
  return (
    one.tmdbId === other.tmdbId &&
    one.title === other.title &&
    one.releaseYear === other.releaseYear
  );
}

/** A film that nobody knew a month ago may be known today. */
function leaveForLater(film: FilmRow, now: Date): FilmChanges {
  return {
    enrichmentStatus: 'not_found',
    enrichmentAttempts: film.enrichmentAttempts + 1,
    enrichmentNextTryAt: new Date(now.getTime() + retryDays * 86_400_000),
  };
}

function fill(film: FilmRow, facts: FilmFacts, language: Language): FilmChanges {
  return {
    director: film.director ?? facts.director,
    genre: film.genre ?? facts.genre,
    releaseYear: film.releaseYear ?? facts.releaseYear,
    tmdbId: film.tmdbId ?? facts.tmdbId,
    plot: facts.plot,
    tmdbRating: facts.rating,
    posterUrl: facts.posterUrl,
    backdropUrl: facts.backdropUrl,
    runtime: facts.runtime,
    cast: [...facts.cast],
    streamingOffers: [...facts.streaming],
    streamingSummary: summariseOffers(facts.streaming, language),
    tmdbEnriched: true,
    enrichmentStatus: 'done',
    enrichmentAttempts: film.enrichmentAttempts + 1,
    enrichmentNextTryAt: null,
  };
}

/** Finds the films whose next look-up is due, among them those whose first one was lost. */
export function enrichDueFilms({ db }: Pick<Platform, 'db'>) {
  return defineJob({
    name: 'enrich-due-films',
    payload: z.object({}),
    cron: '17 * * * *',
    async run() {
      await scheduleEnrichments(db, await findFilmsDueForEnrichment(db, filmsPerSweep));
    },
  });
}
