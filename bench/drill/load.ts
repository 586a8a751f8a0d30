import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { exchange, type HttpAnswer } from '../fuzz/http.ts';
import { addPeople, pick } from '../stand.ts';
import type { Instance } from './instance.ts';
import type { Fate, Ledger } from './ledger.ts';
import { openSeason, type Acted, type Season } from './season.ts';

const posters = 2;

/** How many people, and how long each of them waits before the next thing. */
export interface Crowd {
  readonly voters: number;
  readonly pauseMs: number;
}

const usualCrowd: Crowd = { voters: 12, pauseMs: 40 };
/** As often as a proxy may ask whether an instance is ready. */
const askedEveryMs = 200;

/** An instance, or what stands in front of several. */
type Door = Pick<Instance, 'port' | 'isReady'>;

interface Sent {
  readonly cookie: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

interface People {
  readonly pauseMs: number;
  readonly cookies: readonly string[];
  readonly ids: readonly number[];
}

/** People who vote, post, send pictures and close days, on all instances or, where they ask before, on those that are ready. */
export class Load {
  readonly ledger: Ledger;
  /** Answers that nobody should ever see: 5xx other than 503. */
  wrongAnswers: string[] = [];
  /** Of all people, answered or not. */
  requests = 0;
  /** Writes whose fate nobody knows. */
  unanswered = 0;
  /** Connections without an answer; those that were refused only where people ask before. */
  broken: string[] = [];
  /** Whether people go where somebody is ready, as behind a proxy that asks; else to all, whatever happens to them. */
  asksBefore = false;
  /** Whether days are closed, too. */
  closesDays = true;
  readonly #pool: Pool;
  readonly #instances: readonly Door[];
  readonly #people: People;
  #season: Season;
  #day = 1;
  #isOver = false;
  #open: readonly Door[];
  #number = 0;

  private constructor(
    { pool, ledger }: { pool: Pool; ledger: Ledger },
    instances: readonly Door[],
    { people, season }: { people: People; season: Season },
  ) {
    this.#pool = pool;
    this.ledger = ledger;
    this.#instances = instances;
    this.#open = instances;
    this.#people = people;
    this.#season = season;
  }

  static async open(
    place: { pool: Pool; ledger: Ledger },
    instances: readonly Door[],
    { voters, pauseMs } = usualCrowd,
  ): Promise<Load> {
    const cookies = await addPeople(place.pool, voters);
    const { rows } = await place.pool.query<{ id: number }>(
      `update users set is_email_verified = true where username like 'bench%' returning id`,
    );
    const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b);
    const people = { cookies, ids, pauseMs };
    const act = (acted: Acted) => actOn(instances, people, acted);
    return new Load(place, instances, { people, season: await openSeason(place.pool, act) });
  }

  /** Resolves once `stop` was called and everybody has put down what they were doing. */
  async run(): Promise<void> {
    this.#isOver = false;
    await Promise.all([
      ...(this.asksBefore ? [this.#keepAsking()] : []),
      ...this.#people.ids.map((_, person) => this.#keepAt(() => this.#vote(person))),
      ...Array.from({ length: posters }, (_, person) => this.#keepAt(() => this.#post(person))),
      this.#keepAt(() => this.#sendPicture()),
      ...(this.closesDays ? [this.#keepAt(() => this.#closeDay())] : []),
    ]);
  }

  stop(): void {
    this.#isOver = true;
  }

  async #keepAsking(): Promise<void> {
    while (!this.#isOver) {
      const answers = await Promise.all(
        this.#instances.map(async (door) => ((await door.isReady()) ? [door] : [])),
      );
      const ready = answers.flat();
      if (ready.length > 0) this.#open = ready;
      await sleep(askedEveryMs);
    }
  }

  async #keepAt(work: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      await work();
      await sleep(this.#people.pauseMs);
    }
  }

  async #vote(person: number): Promise<void> {
    const { matches } = this.#season;
    const match = pick(matches.filter(({ matchDay }) => matchDay === this.#day));
    const key = `${match.id}:${this.#people.ids[person]}`;
    const filmId = this.ledger.choose(key, match.films);
    if (filmId === undefined) return;
    const path = `/api/matches/${match.id}/vote`;
    const { fate } = await this.#send(person, { method: 'POST', path, body: { filmId } });
    this.ledger.vote(key, filmId, fate);
  }

  async #post(person: number): Promise<void> {
    this.#number += 1;
    const content = `post ${this.#number}`;
    const { fate } = await this.#send(person, {
      method: 'POST',
      path: '/api/posts',
      body: { content },
    });
    this.ledger.post(content, fate);
    await sleep(4 * this.#people.pauseMs);
  }

  async #sendPicture(): Promise<void> {
    const person = 3;
    await sleep(10 * this.#people.pauseMs);
    const asked = await this.#send(person, { method: 'POST', path: '/api/objects/upload' });
    const address = textOf(asked.answer, 'uploadURL');
    if (!address) return;
    const { pathname, search } = new URL(address);
    const put = await this.#send(person, { method: 'PUT', path: pathname + search, body: picture });
    if (put.fate !== 'taken') return;
    const claimed = await this.#send(person, {
      method: 'PUT',
      path: '/api/post-images',
      body: { postImageURL: address },
    });
    const imageUrl = textOf(claimed.answer, 'objectPath');
    if (!imageUrl) return;
    this.#number += 1;
    const content = `picture ${this.#number}`;
    const { fate } = await this.#send(person, {
      method: 'POST',
      path: '/api/posts',
      body: { content, imageUrl },
    });
    this.ledger.post(content, fate);
    if (fate === 'taken') this.ledger.image(imageUrl);
  }

  async #closeDay(): Promise<void> {
    await sleep(30 * this.#people.pauseMs);
    const { tournamentId, lastDay } = this.#season;
    const matchDay = this.#day;
    const path = `/api/tournaments/${tournamentId}/advance`;
    const { fate, answer } = await this.#send(0, { method: 'POST', path, body: { matchDay } });
    if (fate === 'taken') this.ledger.close(tournamentId, matchDay);
    // Refused because one without an answer was taken after all.
    if (fate === 'unknown' || (fate === 'refused' && answer?.status !== 409)) return;
    if (matchDay < lastDay) this.#day = matchDay + 1;
    else await this.#nextSeason();
  }

  async #nextSeason(): Promise<void> {
    try {
      const act = (acted: Acted) => actOn(this.#instances, this.#people, acted);
      this.#season = await openSeason(this.#pool, act);
      this.#day = 1;
    } catch {
      // An instance fell meanwhile: the next turn tries again, with a championship of its own.
    }
  }

  async #send(
    person: number,
    { method, path, body }: Omit<Sent, 'cookie'>,
  ): Promise<{ fate: Fate; answer: HttpAnswer | undefined }> {
    const cookie = this.#people.cookies[person] ?? '';
    this.requests += 1;
    try {
      const answer = await sendTo(pick(this.#open), { cookie, method, path, body });
      const { status, text } = answer;
      if (status >= 500 && status !== 503) {
        this.wrongAnswers.push(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
      }
      // A 503 may come after the commit was sent: nobody knows.
      const fate = status < 300 ? 'taken' : status < 500 ? 'refused' : 'unknown';
      if (fate === 'unknown') this.unanswered += 1;
      return { fate, answer };
    } catch (error) {
      const isRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
      if (this.asksBefore || !isRefused) this.broken.push(`${method} ${path}: ${String(error)}`);
      this.unanswered += 1;
      return { fate: 'unknown', answer: undefined };
    }
  }
}

/** A small PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

function sendTo({ port }: Door, { cookie, method, path, body }: Sent): Promise<HttpAnswer> {
  const isFile = Buffer.isBuffer(body);
  const json = body === undefined || isFile ? undefined : JSON.stringify(body);
  const type = isFile ? 'image/png' : 'application/json';
  return exchange({
    port,
    method,
    path,
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(body !== undefined && { 'content-type': type }),
    },
    body: isFile ? body : json,
  });
}

async function actOn(
  instances: readonly Door[],
  { cookies }: People,
  { person, path, body }: Acted,
): Promise<number> {
  const cookie = cookies[person] ?? '';
  const { status, text } = await sendTo(pick(instances), { cookie, method: 'POST', path, body });
  if (status >= 300) throw new Error(`POST ${path}: ${status} ${text}`);
  const answer: unknown = text === '' ? {} : JSON.parse(text);
  return typeof answer === 'object' && answer && 'id' in answer ? Number(answer.id) : 0;
}

function textOf(answer: HttpAnswer | undefined, name: string): string | undefined {
  if (!answer || answer.status >= 300) return undefined;
  const body: unknown = JSON.parse(answer.text);
  return typeof body === 'object' && body && name in body
    ? String(Object.entries(body).find(([key]) => key === name)?.[1])
    : undefined;
}
