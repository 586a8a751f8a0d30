import { setImmediate } from 'node:timers/promises';
import { circleId as toCircleId, userId as toUserId } from '@girone/contract/ids';
import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/test-database.ts';
import { createDatabase, type DatabaseConnection } from '../db/database.ts';
import { createLogger } from '../logger.ts';
import { startEventReader, type OutboxEvent } from './event-reader.ts';
import { createLiveStreams, type Viewer } from './live-streams.ts';
import { emit } from './outbox.ts';
import { eventually } from '../../testing/eventually.ts';

const database = useDatabase();
const log = createLogger({ logLevel: 'silent' });
const received: OutboxEvent[] = [];
let connection: DatabaseConnection;

beforeAll(async () => {
  connection = createDatabase({ url: database.url, poolSize: 5, log });
  const reader = await startEventReader({
    db: connection.db,
    url: database.url,
    log,
    onEvents: (events) => received.push(...events),
  });
  return async () => {
    await reader.stop();
    await connection.close();
  };
});

function event(userId: number): OutboxEvent {
  const id = toUserId.parse(userId);
  return {
    event: { type: 'account', data: { userId: id } },
    audience: { kind: 'user', userId: id },
  };
}

function receivedIds(): unknown[] {
  return received.map(({ event: { data } }) => ('userId' in data ? data.userId : undefined));
}

describe('an event', () => {
  test('reaches the readers when its transaction commits, and never when it does not', async () => {
    const { db } = connection;
    await expect(
      db.transaction(async (tx) => {
        await emit(tx, event(1).event, event(1).audience);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await db.transaction((tx) => emit(tx, event(2).event, event(2).audience));
    await eventually(() => expect(receivedIds()).toEqual([2]));
  });

  test('of a slow transaction is not passed over by a quick one', async () => {
    const { db } = connection;
    received.length = 0;
    await db.transaction(async (slow) => {
      await emit(slow, event(3).event, event(3).audience);
      await db.transaction((quick) => emit(quick, event(4).event, event(4).audience));
      // The quick one is committed, but an older one might still say something.
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(receivedIds()).toEqual([]);
    });
    await eventually(() => expect(receivedIds()).toEqual([3, 4]));
  });
});

/** An open page that writes down what it hears; `later` is what its viewer may see when asked again. */
function open(viewer: Viewer, later: Viewer | null = viewer) {
  const heard: string[] = [];
  const stream = {
    loadViewer: () => Promise.resolve(later),
    send: ({ type }: OutboxEvent['event']) => heard.push(type),
    close: () => heard.push('closed'),
  };
  return { stream, viewer, heard };
}

describe('a live stream', () => {
  const circleId = toCircleId.parse(7);
  const visitor: Viewer = { userId: null, isAdmin: false, circleIds: new Set() };
  const member: Viewer = {
    userId: toUserId.parse(1),
    isAdmin: false,
    circleIds: new Set([circleId]),
  };
  const outsider: Viewer = { userId: toUserId.parse(2), isAdmin: false, circleIds: new Set() };

  test('hears what its viewer may see and nothing else', async () => {
    const streams = createLiveStreams();
    const pages = [open(visitor), open(member), open(outsider)] as const;
    for (const { stream, viewer } of pages) streams.add(stream, viewer);
    const membership = { type: 'membership', data: { circleId } } as const;
    await streams.deliver([
      { event: membership, audience: { kind: 'circle', circleId } },
      event(2),
      { event: membership, audience: { kind: 'everyone' } },
    ]);
    expect(pages.map(({ heard }) => heard)).toEqual([
      ['membership'],
      ['membership', 'membership'],
      ['account', 'membership'],
    ]);
  });

  test('whose session has ended is closed before it hears more', async () => {
    const streams = createLiveStreams();
    const page = open(outsider, null);
    streams.add(page.stream, page.viewer);
    await streams.deliver([event(2)]);
    expect(page.heard).toEqual(['closed']);
    expect(streams.size).toBe(0);
  });

  test('of a new member hears its circle from that moment on', async () => {
    const streams = createLiveStreams();
    const page = open(outsider, { ...outsider, circleIds: new Set([circleId]) });
    streams.add(page.stream, page.viewer);
    const membership = { type: 'membership', data: { circleId } } as const;
    const toCircle = { event: membership, audience: { kind: 'circle', circleId } } as const;
    await streams.deliver([toCircle, event(2), toCircle]);
    expect(page.heard).toEqual(['account', 'membership']);
  });

  test('waits for rights that are being read again, and then hears what came meanwhile', async () => {
    const streams = createLiveStreams();
    const page = open(outsider);
    const loadViewer = () => setImmediate({ ...outsider, circleIds: new Set([circleId]) });
    streams.add({ ...page.stream, loadViewer }, page.viewer);
    const letIn = streams.deliver([event(2)]);
    const circle = { type: 'circle', data: { circleId } } as const;
    const after = streams.deliver([{ event: circle, audience: { kind: 'circle', circleId } }]);
    await Promise.all([letIn, after]);
    expect(page.heard).toEqual(['account', 'circle']);
  });

  test('whose rights cannot be read is closed, and the others go on', async () => {
    const streams = createLiveStreams();
    const page = open(outsider);
    const reason = new Error('no database');
    const loadViewer = () => Promise.reject(reason);
    streams.add({ ...page.stream, loadViewer }, page.viewer);
    const lucky = open(visitor);
    streams.add(lucky.stream, lucky.viewer);
    await expect(streams.deliver([event(2)])).rejects.toThrow('no database');
    const membership = { type: 'membership', data: { circleId } } as const;
    await streams.deliver([{ event: membership, audience: { kind: 'everyone' } }]);
    expect([page.heard, lucky.heard]).toEqual([['closed'], ['membership']]);
  });
});
