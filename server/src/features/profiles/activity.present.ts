import type { Activity } from '@girone/contract/profiles';
import type { ActivityRow } from './activity.repo.ts';

export function presentActivity({ kind, at, post, film, tournament }: ActivityRow): Activity {
  const time = at.toISOString();
  if (kind === 'post') return { kind, at: time, post };
  if (!film) throw new Error(`a ${kind} without a film`);
  return { kind, at: time, film, tournament };
}
