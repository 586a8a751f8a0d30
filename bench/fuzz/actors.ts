import type { Pool } from 'pg';
import { exchange, type HttpAnswer } from './http.ts';

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
}

export const password = 'giallo-giallo';

/** A text that shows whose it is wherever it turns up. */
export function mark(kind: string, { scene, role }: Pick<Actor, 'scene' | 'role'>): string {
  return `qx-${kind}-${scene}-${role}-xq`;
}

/** Accounts with a confirmed address and the password of the first one; roles that need it are signed in. */
export async function addActors(
  pool: Pool,
  { scene, port }: { scene: number; port: number },
): Promise<Record<Role, Actor>> {
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
  const ids = new Map(rows.map(({ id, username }) => [username, id]));
  const made = new Map<string, Actor>();
  for (const actor of actors) {
    const id = ids.get(actor.username) ?? 0;
    const complete = { ...actor, id, cookie: '', renewals: 0, votes: new Set<string>() };
    if (id !== 0) await signIn(complete, port);
    made.set(actor.role, complete);
  }
  // Every role is in the list above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(made) as Record<Role, Actor>;
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

interface PlainCall {
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
