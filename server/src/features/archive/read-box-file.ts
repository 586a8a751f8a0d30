import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { seasonBox, type SeasonBox } from '@girone/contract/season-box';
import { findBoxData } from './box-file.ts';
import { readEvidence } from './read-evidence-file.ts';

/** What a file says, whether it is a box or a saved season with its evidence; nothing of it is believed yet. */
export function readBoxFile(file: string, now: Date): Outcome<SeasonBox> {
  const data = findBoxData(file);
  const content = parseJson(data ?? file);
  if (content === undefined) return refuse('box_unreadable');
  if (data === undefined) return readEvidence(content, now);
  const box = seasonBox.safeParse(content);
  return box.success && isWhole(box.data) ? accept(box.data) : refuse('box_unreadable');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every film once, and those that were drawn: titles are looked up by these numbers. */
function isWhole({ films, draw }: SeasonBox): boolean {
  const ids = new Set(films.map(({ id }) => id));
  const drawn = draw?.filmIds ?? [...ids];
  return ids.size === films.length && drawn.length === ids.size && drawn.every((id) => ids.has(id));
}
