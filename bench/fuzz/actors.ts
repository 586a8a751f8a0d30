import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { exchange, type HttpAnswer } from './http.ts';
import { PasskeyHolder } from './passkeys.ts';
import { Things } from './things.ts';

/** Who calls. The keeper and their confidant have what must not leak, and only read. */
export const roles = [
  'visitor',
  'outsider',
  'member',
  'moderator',
  'owner',
  'creator',
  'suspended',
  'admin',
  'keeper',
  'confidant',
] as const;
export type Role = (typeof roles)[number];

export interface Actor {
  readonly role: Role;
  readonly scene: number;
  readonly id: number;
  readonly username: string;
  cookie: string;
  /** How often the session had to be opened again; an account that is gone stops trying. */
  renewals: number;
  /** `match:film` of every vote that was sent: nobody else's may come back. */
  readonly votes: Set<string>;
  readonly passkeys: PasskeyHolder;
  /** What their own writes were answered: mostly what they may change. */
  readonly own: Things;
}

export const password = 'giallo-giallo';

/** A text that shows whose it is wherever it turns up. */
export function mark(kind: string, { scene, role }: Pick<Actor, 'scene' | 'role'>): string {
  return `qx-${kind}-${scene}-${role}-xq`;
}

/** Accounts with a confirmed address, the password of the first one and a session each. */
export async function addActors(pool: Pool, scene: number): Promise<Record<Role, Actor>> {
  const actors = roles.map((role) => ({ role, scene, username: `${role}${scene}` }));
  const people = actors.filter(({ role }) => role !== 'visitor');
  const { rows } = await pool.query<{ id: number; username: string }>(
    `insert into users (username, email, password, is_email_verified, is_admin, max_films_allowed)
     select username, email, (select password from users order by id limit 1), true,
       username like 'admin%', 1000
     from unnest($1::text[], $2::text[]) as person (username, email)
     returning id, username`,
    [
      people.map(({ username }) => username),
      people.map((person) => `${mark('mail', person)}@example.org`),
    ],
  );
  const cookies = await openSessions(
    pool,
    rows.map(({ id }) => id),
  );
  const made = new Map<string, Actor>();
  for (const actor of actors) {
    const id = rows.find(({ username }) => username === actor.username)?.id ?? 0;
    const cookie = cookies.get(id) ?? '';
    const votes = new Set<string>();
    const passkeys = new PasskeyHolder();
    made.set(actor.role, { ...actor, id, cookie, renewals: 0, votes, passkeys, own: new Things() });
  }
  // Every role is in the list above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(made) as Record<Role, Actor>;
}

/** As rows: a hash of a password costs as much as a hundred calls. */
async function openSessions(pool: Pool, ids: readonly number[]): Promise<Map<number, string>> {
  const tokens = new Map(ids.map((id) => [id, randomBytes(24).toString('base64url')]));
  const hashes = [...tokens.values()].map((token) =>
    createHash('sha256').update(token).digest('base64url'),
  );
  await pool.query(
    `insert into sessions (sid, expire, user_id, signed_in_with)
     select sid, now() + interval '1 day', user_id, 'password'
     from unnest($1::text[], $2::int[]) as session (sid, user_id)`,
    [hashes, ids],
  );
  return new Map([...tokens].map(([id, token]) => [id, `girone=${token}`]));
}

export async function signIn(actor: Actor, port: number): Promise<void> {
  const { headers } = await send(actor, port, {
    method: 'POST',
    path: '/api/login',
    body: { username: actor.username, password },
  });
  const cookies = [headers['set-cookie'] ?? []].flat();
  const cookie = cookies.map((line) => line.split(';')[0] ?? '').join('; ');
  if (cookie) actor.cookie = cookie;
}

export interface PlainCall {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

export function send(actor: Actor, port: number, call: PlainCall): Promise<HttpAnswer> {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  return exchange({
    port,
    method: call.method,
    path: call.path,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(actor.cookie && { cookie: actor.cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body,
  });
}
