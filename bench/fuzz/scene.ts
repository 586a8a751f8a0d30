import type { Pool } from 'pg';
import { addActors, mark, roles, type Actor, type Role } from './actors.ts';
import { Stage } from './stage.ts';
import type { Things } from './things.ts';

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
  readonly leads: readonly Lead[];
}

/** A call that chance alone would seldom hit upon, and who may make it. */
export interface Lead {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export const keeperBirthday = '1931-02-03';

export async function openScene(
  pool: Pool,
  { number, port, before }: { number: number; port: number; before: Scene | undefined },
): Promise<Scene> {
  const actors = await addActors(pool, number);
  const stage = new Stage(actors, port);
  const [vault, open, held, shown, finished, arena] = await Promise.all([
    fillVault(stage),
    playSecretly(stage),
    playFaceDown(stage, 'confidant'),
    playFaceDown(stage, 'creator'),
    playToTheEnd(stage),
    fillArena(stage),
    playInPublic(stage),
    reportSomebody(stage),
    stage.upload('member'),
    ...(['member', 'outsider', 'owner'] as const).map((role) => stage.addPasskey(role)),
  ]);
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
      `tournamentId=${held}`,
      ...(['keeper', 'confidant', 'admin'] as const).map((role) => `userId=${actors[role].id}`),
    ]),
    leads: [
      ...leadsOfEvening(shown),
      ...leadsOfCircle(arena, actors),
      {
        name: 'GET /api/tournaments/:tournamentId/ballots',
        roles,
        params: { tournamentId: finished },
      },
    ],
    secretCounts: new Set([...(before?.secretCounts ?? []), vault.tournamentId, open]),
  };
}

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

async function fillArena(stage: Stage): Promise<number> {
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
  return circleId;
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

function reportSomebody(stage: Stage): Promise<number> {
  const { keeper, member } = stage.actors;
  return stage.act('keeper', 'POST', `/api/users/${member.username}/report`, {
    reason: 'spam',
    note: mark('note', keeper),
  });
}

/** A day is counted and not revealed yet. */
async function playFaceDown(stage: Stage, creator: Role): Promise<number> {
  const tournamentId = await stage.play(
    creator,
    { name: 'Coppa coperta', reveal: { mode: 'by_hand' } },
    [
      [creator, 'Il sorpasso'],
      ['member', 'La terrazza'],
    ],
  );
  await stage.closeDay(creator, { tournamentId, matchDay: 1 }, ['member', 'outsider', 'owner']);
  return tournamentId;
}

/** Tastes, seals, recap and recounts are there afterwards. */
async function playToTheEnd(stage: Stage): Promise<number> {
  const tournamentId = await stage.play('creator', { name: 'Coppa finita' }, [
    ['creator', 'Il conformista'],
    ['member', 'Miracolo'],
  ]);
  const voters = ['creator', 'member', 'outsider', 'owner', 'moderator', 'confidant'] as const;
  for (const matchDay of [1, 2]) {
    await stage.closeDay('creator', { tournamentId, matchDay }, [...voters, 'keeper']);
  }
  return tournamentId;
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

/** From the call to the reveal. */
function leadsOfEvening(tournamentId: number): Lead[] {
  const path = '/api/tournaments/:tournamentId';
  const params = { tournamentId };
  const body = { matchDay: 1 };
  const audience = ['creator', 'member', 'outsider', 'owner'] as const;
  return [
    { name: `POST ${path}/stage/call`, roles: ['creator'], params, body },
    { name: `POST ${path}/stage/start`, roles: ['creator'], params, body },
    ...Array.from({ length: 8 }, (_, scene) => ({
      name: `POST ${path}/stage/direct`,
      roles: ['creator'] as const,
      params,
      body: { ...body, scene },
    })),
    { name: `POST ${path}/stage/seat`, roles: audience, params, body },
    { name: `GET ${path}/stage`, roles, params },
    { name: `POST ${path}/advance`, roles: ['creator'] },
    { name: `POST ${path}/reveal`, roles: ['creator', 'admin'] },
    { name: 'POST /api/matches/:matchId/vote', roles: audience },
    { name: 'POST /api/posts', roles: audience, body: { content: 'Ciao' } },
  ];
}

function leadsOfCircle(circleId: number, actors: Scene['actors']): Lead[] {
  const path = '/api/circles/:circleId';
  const params = { circleId };
  const body = { userId: actors.member.id };
  const insiders = ['owner', 'moderator'] as const;
  return [
    { name: `POST ${path}/join`, roles: ['outsider', 'creator'], params },
    { name: `POST ${path}/join-requests/:requestId/approve`, roles: insiders, params },
    { name: `POST ${path}/promote-moderator`, roles: ['owner'], params, body },
    { name: `POST ${path}/demote-moderator`, roles: ['owner'], params, body },
    { name: `GET ${path}/join-requests`, roles: insiders, params },
    { name: `GET ${path}/members`, roles: insiders, params },
    { name: `POST ${path}/invites`, roles: insiders, params },
    { name: 'POST /api/invites/accept', roles: ['outsider', 'creator'] },
  ];
}
