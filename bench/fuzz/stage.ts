import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { password, send, type Actor, type PlainCall, type Role } from './actors.ts';
import { exchange, type HttpAnswer } from './http.ts';
import { Things } from './things.ts';

const mostTries = 20;

interface StagedDay {
  readonly tournamentId: number;
  readonly matchDay: number;
}

const playingFilm = z.object({ id: z.int() });
const matchesOfDay = z.array(z.object({ id: z.int(), film1: playingFilm, film2: playingFilm }));

/** Prepares a scene over HTTP, as its people would. */
export class Stage {
  readonly things = new Things();
  readonly actors: Readonly<Record<Role, Actor>>;
  readonly #port: number;

  constructor(actors: Readonly<Record<Role, Actor>>, port: number) {
    this.actors = actors;
    this.#port = port;
    for (const { username, id } of Object.values(actors).filter((actor) => actor.id !== 0)) {
      this.things.add('username', username);
      this.things.add('userId', id);
    }
  }

  /** A call that must succeed; the answer's `id`, if it has one. */
  async act(role: Role, method: string, ...[path, body]: [string, unknown?]): Promise<number> {
    const { status, text } = await this.#send(role, { method, path, body });
    if (status >= 300) throw new Error(`no scene: ${role} ${method} ${path}: ${status} ${text}`);
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    this.things.learn(answer);
    if (method !== 'GET') this.actors[role].own.learn(answer);
    return typeof answer === 'object' && answer && 'id' in answer ? Number(answer.id) : 0;
  }

  read(role: Role, path: string): Promise<HttpAnswer> {
    return this.#send(role, { method: 'GET', path });
  }

  /** A machine that has too much to do says so, and is asked again. */
  async #send(role: Role, call: PlainCall): Promise<HttpAnswer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await send(this.actors[role], this.#port, call);
      if (answer.status !== 503 || tries === mostTries) return answer;
      await sleep(1000);
    }
  }

  async addFilm(role: Role, title: string): Promise<number> {
    return this.act(role, 'POST', '/api/films', { title });
  }

  /** With these films, one of each; under way when it returns. */
  async play(
    creator: Role,
    settings: object,
    films: readonly (readonly [Role, string])[],
  ): Promise<number> {
    const id = await this.act(creator, 'POST', '/api/tournaments', {
      requiredFilmsPerUser: 2,
      advanceOnAllCircleVotes: false,
      ...settings,
    });
    for (const [role, title] of films) {
      const filmId = await this.addFilm(role, title);
      await this.act(role, 'POST', `/api/tournaments/${id}/nominations`, { filmId });
    }
    await this.act(creator, 'POST', `/api/tournaments/${id}/force-start`);
    await this.act(creator, 'GET', `/api/tournaments/${id}/matches?matchDay=1`);
    return id;
  }

  /** Everybody of them votes on every match of the day, for one film or the other by turns; then it is closed. */
  async closeDay(creator: Role, day: StagedDay, voters: readonly Role[]): Promise<void> {
    const { tournamentId, matchDay } = day;
    const path = `/api/tournaments/${tournamentId}`;
    const { text } = await this.read(creator, `${path}/matches?matchDay=${matchDay}`);
    for (const match of matchesOfDay.parse(JSON.parse(text))) {
      for (const [place, voter] of voters.entries()) {
        const filmId = (place % 2 === 0 ? match.film1 : match.film2).id;
        await this.act(voter, 'POST', `/api/matches/${match.id}/vote`, { filmId });
        this.actors[voter].votes.add(`${match.id}:${filmId}`);
      }
    }
    await this.act(creator, 'POST', `${path}/advance`, { matchDay });
  }

  async addPasskey(role: Role): Promise<void> {
    const { passkeys } = this.actors[role];
    const path = '/api/users/passkeys';
    const order = await this.#send(role, {
      method: 'POST',
      path: `${path}/new`,
      body: { password },
    });
    await this.act(role, 'POST', path, passkeys.make(JSON.parse(order.text)));
  }

  async upload(role: Role): Promise<void> {
    const { text } = await this.#send(role, { method: 'POST', path: '/api/objects/upload' });
    const address = String(/"uploadURL":"([^"]+)"/.exec(text)?.[1]);
    const { pathname, search } = new URL(address);
    const { status } = await exchange({
      port: this.#port,
      method: 'PUT',
      path: pathname + search,
      headers: { 'content-type': 'image/png' },
      body: Buffer.from(onePixel, 'base64'),
    });
    if (status >= 300) throw new Error(`no scene: the upload was refused: ${status}`);
    this.things.add('imageUrl', address);
  }
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
