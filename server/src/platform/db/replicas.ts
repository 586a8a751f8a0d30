import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from '../logger.ts';
import { createDatabase, type Database } from './database.ts';
import {
  createLogHistory,
  findFault,
  mostLagMs,
  type PrimaryState,
  type ReplicaState,
} from './judge-replica.ts';
import { createReadPosition, type LogPosition } from './log-positions.ts';

/** A server that follows the primary. */
export interface Replica {
  readonly db: Database;
}

type CountRead = (database: 'replica' | 'primary') => void;

/** Which servers may be read from instead of the primary, and whether they may be at this moment. */
export interface Replicas {
  readonly all: readonly Replica[];
  /** One that has everything up to this position and is at most five seconds behind; in turn, if there are several. */
  choose(needed: LogPosition): Replica | undefined;
  /** A read has failed there: nobody else tries until it has been found again. */
  leaveOut(replica: Replica, error: unknown): void;
  /** Where the log of the primary ends. */
  readPosition(): Promise<LogPosition> | undefined;
  /** Waits until replicas have what is written now. Those that take long are not read from before they have it. */
  catchUp(): Promise<void>;
  /** By which kind of database a read was answered that a replica may answer. */
  readonly countRead: CountRead;
  /** Of the one that is furthest behind. */
  lagSeconds(): number;
  leftOut(): number;
  stop(): Promise<void>;
}

/** Where there is no DATABASE_READ_URL. */
export const noReplicas: Replicas = {
  all: [],
  choose: () => undefined,
  leaveOut: () => undefined,
  readPosition: () => undefined,
  catchUp: () => Promise.resolve(),
  countRead: () => undefined,
  lagSeconds: () => 0,
  leftOut: () => 0,
  stop: () => Promise.resolve(),
};

interface Watching {
  readonly urls: readonly string[];
  /** Of the primary itself, past a pooler. */
  readonly primaryUrl: string;
  /** On which requests speak to the primary. */
  readonly primary: Pool;
  readonly poolSize: number;
  readonly countRead: CountRead;
  readonly log: Logger;
}

interface Watched extends Replica {
  /** As the log names it: no user, no password. */
  readonly name: string;
  readonly probe: Pool;
  /** Why it is left out; null as long as nobody has asked it. */
  fault: string | null | undefined;
  position: LogPosition;
  /** The moment up to which it has everything. */
  currentTo: number;
  readonly cut: () => void;
  readonly close: () => Promise<unknown>;
}

const lookEveryMs = 1000;
const catchUpPauseMs = 20;
const catchUpMostMs = 1000;

const identity = `(select system_identifier from pg_control_system()) || '/'
  || (select oid from pg_database where datname = current_database())`;
const schema = '(select max(created_at)::float8 from drizzle.__drizzle_migrations)';
// Only what is on the primary's disk is sent to anybody.
const askPrimary = `select ${identity} as identity, ${schema} as schema,
  (pg_current_wal_flush_lsn() - '0/0')::text as position`;
const askReplica = `select ${identity} as identity, ${schema} as schema,
  case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as position`;

interface Answer extends Omit<PrimaryState, 'position'> {
  readonly position: string | null;
}

/** Asks the primary and its replicas every second how far they are. */
export function watchReplicas(watching: Watching): Replicas {
  const { urls, primaryUrl, primary, poolSize, countRead, log } = watching;
  const probe = createDatabase({ url: primaryUrl, poolSize: 1, log, forProbes: true });
  const history = createLogHistory();
  const replicas = urls.map((url) => openReplica({ url, poolSize, log }));
  const readPosition = createReadPosition(primary);
  let turn = 0;
  /** Open pages have been told of what was written up to here. */
  let told: LogPosition = 0n;
  let looking: Promise<void> | undefined;

  /** The moment up to which it has everything, as far as the history goes back. */
  const knownSince = ({ currentTo }: Watched) => Math.max(currentTo, history.beginning());

  function setFault(replica: Watched, fault: string | undefined, error?: unknown): void {
    if (replica.fault === fault) return;
    replica.fault = fault;
    const { name } = replica;
    if (fault === undefined) log.info({ replica: name }, 'a replica is read from');
    else log.warn({ replica: name, reason: fault, err: error }, 'a replica is left out');
  }

  async function lookAt(replica: Watched, ofPrimary: PrimaryState): Promise<void> {
    try {
      // Where it had come before the primary was asked: after a failover it may have followed another one.
      const isAhead = replica.position > ofPrimary.position;
      const state = await askForState(replica.probe, askReplica);
      const fault = isAhead ? 'it has what DATABASE_URL has not' : findFault(ofPrimary, state);
      if (state.position !== null && fault === undefined) {
        replica.position = state.position;
        replica.currentTo = history.currentTo(state.position);
      }
      // At the beginning nobody knows yet how late somebody is who is not quite there.
      const isLate = performance.now() - knownSince(replica) > mostLagMs;
      setFault(replica, fault ?? (isLate ? 'it is more than five seconds behind' : undefined));
    } catch (error) {
      setFault(replica, 'it does not answer', error);
      // Whoever waits for an answer there asks the primary.
      replica.cut();
    }
  }

  async function look(): Promise<void> {
    const at = performance.now();
    try {
      const state = await askForState(probe.pool, askPrimary);
      if (state.position === null) throw new Error('the primary has no log');
      const ofPrimary = { ...state, position: state.position };
      history.note(at, ofPrimary.position);
      await Promise.all(replicas.map((replica) => lookAt(replica, ofPrimary)));
    } catch (error) {
      // Nobody knows how late a replica is: it is read from for as long as it cannot be too late.
      log.debug({ err: error }, 'the primary could not be compared with its replicas');
    }
  }

  const lookNow = () =>
    (looking ??= look().finally(() => {
      looking = undefined;
    }));
  const timer = setInterval(() => void lookNow(), lookEveryMs);
  timer.unref();
  void lookNow();

  return {
    all: replicas,
    choose(needed) {
      const least = needed > told ? needed : told;
      const able = replicas.filter((replica) => replica.position >= least && isUsable(replica));
      turn += 1;
      return able[turn % able.length];
    },
    leaveOut(replica, error) {
      const watched = replicas.find((one) => one === replica);
      if (watched) setFault(watched, 'it does not answer', error);
    },
    readPosition,
    async catchUp() {
      if (!replicas.some(isUsable)) return;
      const needed = await readPosition();
      if (needed === undefined) return;
      const deadline = performance.now() + catchUpMostMs;
      const isBehind = (replica: Watched) => isUsable(replica) && replica.position < needed;
      await lookNow();
      while (replicas.some(isBehind) && performance.now() < deadline) {
        await sleep(catchUpPauseMs);
        await lookNow();
      }
      if (needed > told) told = needed;
    },
    countRead,
    lagSeconds() {
      const oldest = Math.min(...replicas.map(knownSince));
      return Math.max(0, (performance.now() - oldest) / 1000);
    },
    leftOut: () => replicas.filter((replica) => !isUsable(replica)).length,
    async stop() {
      clearInterval(timer);
      await looking;
      await Promise.all([probe.close(), ...replicas.map(({ close }) => close())]);
    },
  };
}

function isUsable({ fault, currentTo }: Watched): boolean {
  return fault === undefined && performance.now() - currentTo <= mostLagMs;
}

function openReplica({
  url,
  poolSize,
  log,
}: Pick<Watching, 'poolSize' | 'log'> & { url: string }): Watched {
  const { host, pathname } = new URL(url);
  const reads = createDatabase({ url, poolSize, log, connectMs: lookEveryMs });
  const probe = createDatabase({ url, poolSize: 1, log, forProbes: true });
  return {
    db: reads.db,
    name: `${host}${pathname}`,
    probe: probe.pool,
    fault: null,
    position: 0n,
    currentTo: -Infinity,
    cut: reads.cut,
    close: () => Promise.all([reads.close(), probe.close()]),
  };
}

async function askForState(pool: Pool, question: string): Promise<ReplicaState> {
  const { rows } = await pool.query<Answer>(question);
  const [answer] = rows;
  if (!answer) throw new Error('a database did not say where it is');
  const { position } = answer;
  return { ...answer, position: position === null ? null : BigInt(position) };
}
