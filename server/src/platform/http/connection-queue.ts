import { existsSync, readFileSync } from 'node:fs';
import { connect, isIPv6, type AddressInfo, type Server, type Socket } from 'node:net';
import { nextTick } from 'node:process';

/** Not 0: the system then answers handshakes of which it keeps no note, so that they would not be seen. */
const shortLength = 1;
/** A queue takes one more than its length. */
const placeCount = shortLength + 1;
const momentMs = 5;

/** What Linux calls the states of a connection. */
const states = { established: '01', handshake: '03', listening: '0A' } as const;

interface Entry {
  readonly localPort: number;
  readonly remotePort: number;
  readonly state: string;
  /** At an open port: how many connections have been made that nobody has taken. */
  readonly waiting: number;
}

/**
 * Makes the queue of connections that the system has made and the server has not taken as short as can be, and takes all
 * places in it. Tells whether it could: then nobody waits or is about to, and nobody is let in for the rest of this turn of
 * the event loop. Only Linux says who is in the queue: elsewhere it is taken for free.
 */
export async function fillQueue(server: Server): Promise<boolean> {
  const bound = server.address();
  if (bound === null || typeof bound === 'string' || !existsSync(tableOf(bound))) return true;
  listenAgain(server, shortLength);
  const own = Array.from({ length: placeCount }, () => connectTo(bound));
  // Until they have begun. Within one machine they are made by then, and the server has taken nobody meanwhile.
  await new Promise<void>((resolve) => nextTick(resolve));
  let isOurs = areAlone(own, bound);
  if (isOurs) {
    letOthersShow();
    isOurs = areAlone(own, bound);
  }
  if (!isOurs) for (const connection of own) connection.resetAndDestroy();
  return isOurs;
}

/** A handshake that another processor was in the middle of is seen a moment later. */
function letOthersShow(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, momentMs);
}

/** It is reset with the port or before. */
function connectTo({ address, port }: AddressInfo): Socket {
  return connect({ host: reachable(address), port }).on('error', () => undefined);
}

/** The system takes another length for a port that is open; Node has no call for that but the one it opens it by. */
function listenAgain(server: Server, length: number): void {
  const handle: unknown = Reflect.get(server, '_handle');
  const listen: unknown = Reflect.get(Object(handle), 'listen');
  if (typeof listen === 'function') Reflect.apply(listen, handle, [length]);
}

function reachable(address: string): string {
  if (address === '0.0.0.0') return '127.0.0.1';
  return address === '::' ? '::1' : address;
}

function areAlone(own: readonly Socket[], bound: AddressInfo): boolean {
  const ownPorts = new Set(own.map(({ localPort }) => localPort));
  const entries = readEntries(bound).filter(({ localPort }) => localPort === bound.port);
  const inState = (wanted: string) => entries.filter(({ state }) => state === wanted);
  const placed = inState(states.established).filter(({ remotePort }) => ownPorts.has(remotePort));
  const isLonger = inState(states.listening).some(({ waiting }) => waiting > placeCount);
  return placed.length === placeCount && !isLonger && inState(states.handshake).length === 0;
}

function readEntries(bound: AddressInfo): Entry[] {
  // Without leaving the turn: afterwards it would no longer be true.
  const table = readFileSync(tableOf(bound), 'utf8');
  return table.split('\n').slice(1, -1).map(readEntry);
}

function tableOf({ address }: AddressInfo): string {
  return isIPv6(address) ? '/proc/net/tcp6' : '/proc/net/tcp';
}

/** `0: 0100007F:97B1 00000000:0000 0A 00000000:00000001 …`, its figures in hexadecimal. */
function readEntry(line: string): Entry {
  const [, local, remote, state = '', queues] = line.trim().split(/\s+/);
  return {
    localPort: secondOf(local),
    remotePort: secondOf(remote),
    state,
    waiting: secondOf(queues),
  };
}

function secondOf(pair = ''): number {
  return Number.parseInt(pair.slice(pair.indexOf(':') + 1), 16);
}
