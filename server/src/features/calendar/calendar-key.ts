import { userId as userIdSchema, type UserId } from '@girone/contract/ids';
import { isSameSecret, type Secrets } from '../../platform/secrets.ts';

/** Whose addresses a key opens, and which generation of them. */
export interface KeyHolder {
  readonly userId: UserId;
  readonly version: number;
}

const form = /^(\d{1,10})\.(\d{1,10})\.([\w-]{43})$/;

/** Nothing of it is stored: whoever has the instance's secret can make it again. */
export function makeKey(secrets: Secrets, { userId, version }: KeyHolder): string {
  const name = `${userId}.${version}`;
  return `${name}.${secrets.keyedHash('calendar-address', name)}`;
}

/** Absent for everything that we have not made; whether it has ended meanwhile is the database's word. */
export function readKey(secrets: Secrets, key: string): KeyHolder | undefined {
  const [, id, version, signature] = form.exec(key) ?? [];
  if (id === undefined || version === undefined || signature === undefined) return undefined;
  const wanted = secrets.keyedHash('calendar-address', `${id}.${version}`);
  if (!isSameSecret(signature, wanted)) return undefined;
  return { userId: userIdSchema.parse(Number(id)), version: Number(version) };
}
