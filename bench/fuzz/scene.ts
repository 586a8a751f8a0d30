import type { Pool } from 'pg';
import { addActors, mark, send, type Actor, type Role } from './actors.ts';
import { exchange, type HttpAnswer } from './http.ts';
import { Things } from './things.ts';

/**
 * A small community of its own: what calls are about, and what must not leak. The keeper's private circle, its
 * championship, post and report, and the keeper's private profile bear marks.
 */
export interface Scene {
  readonly number: number;
  readonly actors: Readonly<Record<Role, Actor>>;
  readonly things: Things;
  /**
   * What only its own people change, of this scene and those before: an admin's writes leave it alone, so that who
   * may see it stays known.
   */
  readonly untouched: ReadonlySet<string>;
  /** Championships whose open days show no count, of this scene and those before. */
  readonly secretCounts: ReadonlySet<number>;
}

export const keeperBirthday = '1931-02-03';

export async function openScene(
  pool: Pool,
  { number, port, before }: { number: number; port: number; before: Scene | undefined },
): Promise<Scene> {
  const actors = await addActors(pool, { scene: number, port });
  const stage = new Stage(actors, port);
  const vault = await fillVault(stage);
  await fillArena(stage);
  await playInPublic(stage);
  await stage.act('keeper', 'POST', `/api/users/${actors.member.username}/report`, {
    reason: 'spam',
    note: mark('note', actors.keeper),
  });
  const open = await playSecretly(stage);
  await stage.upload('member');
  const end = number % 2 === 0 ? { method: 'PATCH', suspended: true } : { method: 'DELETE' };
  await stage.act('admin', end.method, `/api/admin/users/${actors.suspended.id}`, {
    ...(end.suspended && { suspended: true }),
    reason: 'Fuori luogo',
  });
  return {
    number,
    actors,
    things: stage.things,
    untouched: new Set([
      ...(before?.untouched ?? []),
      `circleId=${vault.circleId}`,
      `tournamentId=${vault.tournamentId}`,
      `tournamentId=${open}`,
      ...(['keeper', 'confidant', 'admin'] as const).map((role) => `userId=${actors[role].id}`),
    ]),
    secretCounts: new Set([...(before?.secretCounts ?? []), vault.tournamentId, open]),
  };
}

class Stage {
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
    const { status, text } = await send(this.actors[role], this.#port, { method, path, body });
    if (status >= 300) throw new Error(`no scene: ${role} ${method} ${path}: ${status} ${text}`);
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    this.things.learn(answer);
    return typeof answer === 'object' && answer && 'id' in answer ? Number(answer.id) : 0;
  }

  read(role: Role, path: string): Promise<HttpAnswer> {
    return send(this.actors[role], this.#port, { method: 'GET', path });
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

  async upload(role: Role): Promise<void> {
    const { text } = await send(this.actors[role], this.#port, {
      method: 'POST',
      path: '/api/objects/upload',
    });
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

async function fillVault(stage: Stage): Promise<{ circleId: number; tournamentId: number }> {
  const { keeper } = stage.actors;
  await stage.act('keeper', 'PUT', '/api/users/profile', {
    bio: mark('bio', keeper),
    dateOfBirth: keeperBirthday,
  });
  await stage.act('keeper', 'PATCH', '/api/users/settings', { isPrivate: true });
  const circleId = await stage.act('keeper', 'POST', '/api/circles', {
    name: `Vault ${keeper.scene}`,
    isPublic: false,
  });
  await letIn(stage, { circleId, owner: 'keeper', newcomer: 'confidant' });
  const tournamentId = await stage.play(
    'keeper',
    { name: mark('cup', keeper), circleId, secretCount: true },
    [
      ['keeper', mark('film', keeper)],
      ['confidant', 'Rapina'],
    ],
  );
  await stage.addFilm('keeper', mark('shelf', keeper));
  for (const where of [{ circleId }, { tournamentId }]) {
    await stage.act('keeper', 'POST', '/api/posts', { content: mark('post', keeper), ...where });
  }
  return { circleId, tournamentId };
}

async function fillArena(stage: Stage): Promise<void> {
  const circleId = await stage.act('owner', 'POST', '/api/circles', {
    name: 'Arena',
    isPublic: false,
  });
  for (const newcomer of ['moderator', 'member'] as const) {
    await letIn(stage, { circleId, owner: 'owner', newcomer });
  }
  await stage.act('owner', 'POST', `/api/circles/${circleId}/promote-moderator`, {
    userId: stage.actors.moderator.id,
  });
  await stage.act('owner', 'POST', `/api/circles/${circleId}/invite-link`);
  await stage.act('outsider', 'POST', `/api/circles/${circleId}/join`, { message: 'Posso?' });
  await stage.play('owner', { name: 'Coppa dell’arena', circleId }, [
    ['owner', 'Roma'],
    ['member', 'Amarcord'],
    ['moderator', 'Ladri'],
  ]);
  await stage.act('member', 'POST', '/api/posts', { content: 'Dentro #arena', circleId });
}

async function playInPublic(stage: Stage): Promise<void> {
  await stage.play('creator', { name: 'Coppa di tutti', allowUnseen: true }, [
    ['creator', 'Otto e mezzo'],
    ['member', 'La notte'],
    ['outsider', 'Senso'],
    ['owner', 'Vitelloni'],
  ]);
  const setup = await stage.act('creator', 'POST', '/api/tournaments', { name: 'In attesa' });
  const filmId = await stage.addFilm('member', 'Umberto D.');
  await stage.act('member', 'POST', `/api/tournaments/${setup}/nominations`, { filmId });
  const post = await stage.act('outsider', 'POST', '/api/posts', { content: 'Ciao #noir @member' });
  await stage.act('member', 'POST', '/api/posts', { content: 'Ciao', parentPostId: post });
  await stage.act('outsider', 'POST', `/api/posts/${post}/like`);
}

/** In public, and created by somebody who changes nothing: its count stays secret. */
function playSecretly(stage: Stage): Promise<number> {
  return stage.play('confidant', { name: 'Coppa segreta', secretCount: true }, [
    ['confidant', 'Il posto'],
    ['member', 'I soliti'],
    ['outsider', 'Blow-up'],
  ]);
}

async function letIn(
  stage: Stage,
  { circleId, owner, newcomer }: { circleId: number; owner: Role; newcomer: Role },
): Promise<void> {
  await stage.act(newcomer, 'POST', `/api/circles/${circleId}/join`, { message: 'Posso?' });
  const { text } = await stage.read(owner, `/api/circles/${circleId}/join-requests`);
  const id = Number(/"id":(\d+)/.exec(text)?.[1]);
  await stage.act(owner, 'POST', `/api/circles/${circleId}/join-requests/${id}/approve`);
}
