import { createHash } from 'node:crypto';
import { link, lstat, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { errorCode, hasErrorCode } from './error-code.ts';
import { canEnter, findOwner, findRunAs, type RunAs } from './run-as.ts';
import { scratchName } from './scratch.ts';

/** Whose database it is. */
export interface App {
  /** Of its role and its database, and of its folder in /var/lib: small letters, digits and `_`. */
  readonly name: string;
  /** As people know it, for messages. */
  readonly title: string;
  /** What to do where this PostgreSQL cannot run, for messages: “set DATABASE_URL to a server of your own”. */
  readonly otherwise: string;
}

/** Where a cluster lives on disk and the user it runs under. */
export interface ClusterFolder {
  readonly app: App;
  /** Holds everything of the cluster; it appears complete, by a rename, or not at all. */
  readonly folder: string;
  readonly data: string;
  readonly passwordFile: string;
  readonly portFile: string;
  readonly logFile: string;
  readonly runAs: RunAs | null;
}

interface Location {
  readonly app: App;
  readonly dataDir: string;
  readonly log: (message: string) => void;
}

interface Place {
  readonly folder: string;
  /** A cluster was made there before: if it is gone now, somebody must know. */
  readonly wasMade: boolean;
}

const folderName = 'postgres';
const locationFile = 'postgres-location';

/** The paths inside a cluster's folder. */
export function layOut(app: App, folder: string, runAs: RunAs | null): ClusterFolder {
  return {
    app,
    folder,
    data: join(folder, 'data'),
    passwordFile: join(folder, 'password'),
    portFile: join(folder, 'port'),
    logFile: join(folder, 'postgres.log'),
    runAs,
  };
}

/** Decides where the cluster of this data folder is or shall be; makes nothing but the folder itself. */
export async function locateCluster({ app, dataDir, log }: Location): Promise<ClusterFolder> {
  const root = await openDataDir(dataDir);
  const inside = join(root, folderName);
  const runAs = await findRunAs();
  let place = await readLocation(root);
  if (
    place === null &&
    runAs !== null &&
    !(await isCluster(inside)) &&
    !(await canEnter(root, runAs))
  ) {
    place = await chooseElsewhere(app, root);
  }
  const folder = place?.folder ?? inside;
  if (place !== null) {
    log(`The database of ${root} is kept in ${folder}.`);
  }
  if (!(await isCluster(folder))) {
    if (place?.wasMade === true) {
      throw new Error(
        `The database of ${root} should be in ${folder} but is not there; restore it, or remove ${join(root, locationFile)} to begin with an empty one.`,
      );
    }
    return layOut(app, folder, runAs);
  }
  const cluster = layOut(app, folder, await findOwner(join(folder, 'data')));
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
    const scratch = join(root, scratchName(locationFile));
    await writeFile(scratch, `${cluster.folder}\nmade\n`, { mode: 0o644, flush: true });
    await rename(scratch, join(root, locationFile));
  }
}

/** Whether the folder holds a whole cluster. */
export async function isCluster(folder: string): Promise<boolean> {
  try {
    return await pathExists(join(folder, 'data', 'global', 'pg_control'));
  } catch (error) {
    if (hasErrorCode(error, 'EACCES')) {
      throw new Error(
        `The database in ${folder} belongs to another user; start the app as that user.`,
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
    const [folder, state] = (await readFile(join(root, locationFile), 'utf8')).split('\n');
    if (folder === undefined || !isAbsolute(folder)) {
      throw new Error(`${join(root, locationFile)} does not name a folder.`);
    }
    return { folder, wasMade: state === 'made' };
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * Picks a folder outside the data folder and writes it down. The link makes the note appear whole and only
 * once, so two apps starting together agree. A folder that exists already belongs to an earlier
 * data folder of the same path and is left alone.
 */
async function chooseElsewhere(app: App, root: string): Promise<Place> {
  const elsewhere = `/var/lib/${app.name}`;
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 16);
  await mkdir(elsewhere, { recursive: true, mode: 0o755 }).catch((error: unknown) => {
    throw new Error(
      `The database user cannot reach ${root}, and ${elsewhere} cannot be made (${errorCode(error)}); choose another data folder, or ${app.otherwise}.`,
      { cause: error },
    );
  });
  let folder = join(elsewhere, hash);
  for (let count = 2; await pathExists(folder); count += 1) {
    folder = join(elsewhere, `${hash}-${count}`);
  }
  const scratch = join(root, scratchName(locationFile));
  await writeFile(scratch, `${folder}\n`, { mode: 0o644, flush: true });
  try {
    await link(scratch, join(root, locationFile));
    return { folder, wasMade: false };
  } catch (error) {
    const place = hasErrorCode(error, 'EEXIST') ? await readLocation(root) : null;
    if (place === null) throw error;
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
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return false;
    throw error;
  }
}
