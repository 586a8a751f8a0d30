import { sqlStateOf } from './constraint-errors.ts';

/** SQL states of a server that cannot serve now: lost, starting, stopping, full, too slow. */
const passingStates = [
  /^08/, // connection exceptions
  /^53/, // out of connections, memory or disk
  /^57P0[1-5]$/, // shut down, crashed, not yet accepting
  /^57014$/, // statement timeout
  /^55P03$/, // lock timeout
  /^25P0[34]$/, // idle or over-long transaction ended
  /^25006$/, // read-only: a stand-by that is not yet the primary
  /^40(001|P01)$/, // serialisation failure, deadlock
];

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);

/** node-postgres gives these no code. */
const clientMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
];

/** SQL states of a server that serves, but did not finish this statement: others it may. */
const endedStatement = /^(25|40|55|57014)/;

/** Whether an error says that a replica cannot serve now, and not that this one statement had to end. */
export function isReplicaLost(error: unknown): boolean {
  return isDatabaseUnavailable(error) && !endedStatement.test(sqlStateOf(error) ?? '');
}

/** Whether an error says that the database cannot serve now, rather than that we asked wrongly. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (networkCodes.has(code) || passingStates.some((state) => state.test(code))) return true;
    const { message } = cause;
    if (clientMessages.some((start) => message.startsWith(start))) return true;
  }
  return false;
}
