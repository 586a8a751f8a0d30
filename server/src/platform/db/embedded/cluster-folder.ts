import { createHash } from 'node:crypto';
import { link, lstat, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { errorCode, hasErrorCode } from './error-code.ts';
import { canEnter, findOwner, findRunAs } from './run-as.ts';
import type { RunAs } from './run-as.ts';
import { scratchName } from './scratch.ts';

/** Where a cluster lives on disk and the user it runs under. */
export interface ClusterFolder {
  /** Holds everything of the cluster; it appears complete, by a rename, or not at all. */
  readonly folder: string;
  readonly data: string;
  readonly passwordFile: string;
  readonly portFile: string;
  readonly logFile: string;
  readonly runAs: RunAs | null;
}

interface Place {
  readonly folder: string;
  /** A cluster was made there before: if it is gone now, somebody must know. */
  readonly wasMade: boolean;
}

const FOLDER_NAME = 'postgres';
const LOCATION_FILE = 'postgres-location';
const ELSEWHERE = '/var/lib/girone';

/** The paths inside a cluster's folder. */
export function layOut(folder: string, runAs: RunAs | null): ClusterFolder {
  return {
    folder,
    data: path.join(folder, 'data'),
    passwordFile: path.join(folder, 'password'),
    portFile: path.join(folder, 'port'),
    logFile: path.join(folder, 'postgres.log'),
    runAs,
  };
}

/** Decides where the cluster of this data folder is or shall be; makes nothing but the folder itself. */
export async function locateCluster(
  dataDir: string,
  log: (message: string) => void,
): Promise<ClusterFolder> {
  const root = await openDataDir(dataDir);
  const inside = path.join(root, FOLDER_NAME);
  const runAs = await findRunAs();
  let place = await readLocation(root);
  if (
    place === null &&
    runAs !== null &&
    !(await isCluster(inside)) &&
    !(await canEnter(root, runAs))
  ) {
    place = await chooseElsewhere(root);
  }
  const folder = place?.folder ?? inside;
  if (place !== null) {
    log(`The database of ${root} is kept in ${folder}.`);
  }
  if (!(await isCluster(folder))) {
    if (place?.wasMade === true) {
      throw new Error(
        `The database of ${root} should be in ${folder} but is not there; restore it, or remove ${path.join(root, LOCATION_FILE)} to begin with an empty one.`,
      );
    }
    return layOut(folder, runAs);
  }
  const cluster = layOut(folder, await findOwner(path.join(folder, 'data')));
  if (cluster.runAs !== null && !(await canEnter(folder, cluster.runAs))) {
    throw new Error(
      `The database user (uid ${cluster.runAs.uid}) cannot reach ${folder}; let others pass through the folders above it (chmod o+x).`,
    );
  }
  return cluster;
}

/** Notes in the data folder that the cluster kept elsewhere has been made. */
export async function confirmLocation(dataDir: string, cluster: ClusterFolder): Promise<void> {
  const root = await realpath(dataDir);
  const place = await readLocation(root);
  if (place?.folder === cluster.folder && !place.wasMade) {
    const scratch = path.join(root, scratchName(LOCATION_FILE));
    await writeFile(scratch, `${cluster.folder}\nmade\n`, { mode: 0o644, flush: true });
    await rename(scratch, path.join(root, LOCATION_FILE));
  }
}

/** Whether the folder holds a whole cluster. */
export async function isCluster(folder: string): Promise<boolean> {
  try {
    return await pathExists(path.join(folder, 'data', 'global', 'pg_control'));
  } catch (error) {
    if (hasErrorCode(error, 'EACCES')) {
      throw new Error(
        `The database in ${folder} belongs to another user; start Girone as that user.`,
        {
          cause: error,
        },
      );
    }
    throw error;
  }
}

async function openDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await realpath(dataDir);
  } catch (error) {
    throw new Error(`The data folder ${dataDir} cannot be made or opened (${errorCode(error)}).`, {
      cause: error,
    });
  }
}

async function readLocation(root: string): Promise<Place | null> {
  try {
    const [folder, state] = (await readFile(path.join(root, LOCATION_FILE), 'utf8')).split('\n');
    if (folder === undefined || !path.isAbsolute(folder)) {
      throw new Error(`${path.join(root, LOCATION_FILE)} does not name a folder.`);
    }
    return { folder, wasMade: state === 'made' };
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) {
      return null;
    }
    throw error;
  }
}

/**
 * Picks a folder outside DATA_DIR and writes it down. The link makes the note appear whole and only
 * once, so two apps starting together agree. A folder that exists already belongs to an earlier
 * data folder of the same path and is left alone.
 */
async function chooseElsewhere(root: string): Promise<Place> {
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 16);
  await mkdir(ELSEWHERE, { recursive: true, mode: 0o755 }).catch((error: unknown) => {
    throw new Error(
      `The database user cannot reach ${root}, and ${ELSEWHERE} cannot be made (${errorCode(error)}); choose another DATA_DIR or set DATABASE_URL.`,
      { cause: error },
    );
  });
  let folder = path.join(ELSEWHERE, hash);
  for (let count = 2; await pathExists(folder); count += 1) {
    folder = path.join(ELSEWHERE, `${hash}-${count}`);
  }
  const scratch = path.join(root, scratchName(LOCATION_FILE));
  await writeFile(scratch, `${folder}\n`, { mode: 0o644, flush: true });
  try {
    await link(scratch, path.join(root, LOCATION_FILE));
    return { folder, wasMade: false };
  } catch (error) {
    const place = hasErrorCode(error, 'EEXIST') ? await readLocation(root) : null;
    if (place === null) {
      throw error;
    }
    return place;
  } finally {
    await rm(scratch);
  }
}

async function pathExists(file: string): Promise<boolean> {
  try {
    await lstat(file);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) {
      return false;
    }
    throw error;
  }
}
