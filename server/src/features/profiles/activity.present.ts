import type { Activity } from '@girone/contract/profiles';
import type { ActivityRow } from './activity.repo.ts';

export function presentActivity({ kind, at, post, film, tournament }: ActivityRow): Activity {
  if (kind === 'post') return { kind, at, post };
  if (!film) throw new Error(`a ${kind} without a film`);
  return { kind, at, film, tournament };
}
