import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { dayOfBox, daysOfBox, startBoxCheck } from '@girone/championship/box/check-box';
import { drawOfBox } from '@girone/championship/box/open-box';
import type { Finding } from '@girone/championship/verification/report';
import type { ImportedSeason } from '@girone/contract/archive';
import { boxLimits } from '@girone/contract/box-format';
import { accept, refuse, type Outcome, type Refusal } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import type { SeasonBox } from '@girone/contract/season-box';
import { recordAct } from '../../domain/audit.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentArchive } from './archive.present.ts';
import { findByOrigin, insertArchive } from './archives.repo.ts';
import { writeBoxData } from './box-file.ts';
import { readBoxFile } from './read-box-file.ts';

interface Import {
  readonly file: string;
  /** Null: the operator, at the command line. */
  readonly actorId: UserId | null;
  readonly now: Date;
}

/** Brings a box, or a saved season, into the archive, after everything in it was checked. Twice is once. */
export async function importSeason(
  { db }: Pick<Platform, 'db'>,
  { file, actorId, now }: Import,
): Promise<Outcome<ImportedSeason>> {
  if (Buffer.byteLength(file) > boxLimits.importedBytes) return refuse('payload_too_large');
  const read = readBoxFile(file, now);
  if (!read.ok) return read;
  const box = read.value;
  const finding = await findFault(box);
  if (finding) return refuseBroken(finding);
  return db.transaction(async (tx) => {
    const row = rowOf(box);
    const added = await insertArchive(tx, row);
    if (added) {
      const target = { type: 'tournament', id: null, name: row.name } as const;
      await recordAct(tx, { actorId, action: 'tournament.import', target });
      return accept({ season: presentArchive(added), isNew: true });
    }
    const there = await findByOrigin(tx, row.origin);
    // Removed in that very moment; or the same championship with other entries in its chain.
    if (there?.lastSeal !== row.lastSeal) return refuse('archive_differs');
    return accept({ season: presentArchive(there), isNew: false });
  });
}

/** The first thing that does not hold. Hundreds of thousands of ballots take a while: others are served meanwhile. */
async function findFault(box: SeasonBox): Promise<Finding | undefined> {
  const check = startBoxCheck(box);
  for (let day = 1; day <= daysOfBox(box); day += 1) {
    check.addDay(dayOfBox(box, day));
    await setImmediate();
  }
  return check.report().findings[0];
}

function refuseBroken({ matchNumber }: Finding): Refusal {
  if (matchNumber === null) return refuse('box_broken');
  return refuse('box_match_broken', { names: { match: String(matchNumber) } });
}

function rowOf(box: SeasonBox) {
  const { championship, films, seals, days } = box;
  const titles = new Map(films.map(({ id, title }) => [id, title]));
  const first = days.at(-1)?.table.filter(([, position]) => position === 1) ?? [];
  return {
    origin: originOf(box),
    name: championship.name,
    circleName: championship.circleName,
    isPublic: championship.isPublic,
    films: films.length,
    champions: first.map(([filmId]) => titles.get(filmId) ?? ''),
    startedAt: new Date(championship.startedAt),
    completedAt: new Date(championship.completedAt),
    lastSeal: seals.at(-1)?.hash ?? null,
    content: writeBoxData(box),
  };
}

/** The seal of its draw names a championship wherever it goes; an older one is told by what its draw came of. */
function originOf(box: SeasonBox): string {
  const [draw] = box.seals;
  if (draw) return draw.hash;
  const { seed, order } = drawOfBox(box);
  return createHash('sha256')
    .update(JSON.stringify([seed, order]))
    .digest('hex');
}
