import { setImmediate } from 'node:timers/promises';
import { circleId as toCircleId, userId as toUserId } from '@girone/contract/ids';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { heldPromise } from '../../testing/held-promise.ts';
import type { OutboxEvent } from './event-reader.ts';
import { createLiveStreams, type LiveStream, type Viewer } from './live-streams.ts';

const circleId = toCircleId.parse(7);
const visitor: Viewer = { userId: null, isAdmin: false, circleIds: new Set() };
const member: Viewer = {
  userId: toUserId.parse(1),
  isAdmin: false,
  circleIds: new Set([circleId]),
};
const outsider: Viewer = { userId: toUserId.parse(2), isAdmin: false, circleIds: new Set() };
const admin: Viewer = { userId: toUserId.parse(3), isAdmin: true, circleIds: new Set([circleId]) };
const letIn: Viewer = { ...outsider, circleIds: new Set([circleId]) };

function account(viewer: Viewer): OutboxEvent {
  const userId = toUserId.parse(viewer.userId);
  return { event: { type: 'account', data: { userId } }, audience: { kind: 'user', userId } };
}

function film(viewer: Viewer, filmId: number): OutboxEvent {
  const userId = toUserId.parse(viewer.userId);
  return { event: { type: 'film', data: { filmId } }, audience: { kind: 'user', userId } };
}

function long(viewer: Viewer, length: number): OutboxEvent {
  const userId = toUserId.parse(viewer.userId);
  const stamp = 'x'.repeat(length);
  return { event: { type: 'echo', data: { stamp } }, audience: { kind: 'user', userId } };
}

const toCircle: OutboxEvent = {
  event: { type: 'circle', data: { circleId } },
  audience: { kind: 'circle', circleId },
};
const toMembers: OutboxEvent = {
  event: { type: 'post', data: Object.create(null) },
  audience: { kind: 'signed-in' },
};
const toEveryone: OutboxEvent = {
  event: { type: 'standings', data: { tournamentId: 5, matchDay: 1 } },
  audience: { kind: 'everyone' },
};

/** A page that writes down what it hears; `rights` are what its viewer may see, time after time. */
function page(...rights: [Viewer | null | Promise<Viewer | null>, ...(Viewer | null)[]]) {
  const heard: string[] = [];
  const frames: Buffer[] = [];
  let reads = 0;
  const [first] = rights;
  const stream: LiveStream = {
    userId: first && 'userId' in first ? first.userId : outsider.userId,
    async loadViewer() {
      reads += 1;
      return rights[Math.min(reads, rights.length) - 1] ?? null;
    },
    start: () => heard.push('open'),
    send(frame) {
      frames.push(frame);
      for (const [, type = ''] of frame.toString().matchAll(/^event: (\w+)$/gm)) heard.push(type);
    },
    close: () => heard.push('closed'),
  };
  return { stream, heard, frames, reads: () => reads };
}

/** Time passes only as far as the answer is told. */
function holdClock(): (ms: number) => void {
  let now = performance.now();
  const held = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => held.mockRestore());
  return (ms) => {
    now += ms;
  };
}

describe('a live stream', () => {
  test('hears what its viewer may see and nothing else, once', async () => {
    const streams = createLiveStreams();
    const pages = [visitor, outsider, member, admin].map((viewer) => page(viewer));
    for (const { stream } of pages) expect(await streams.open(stream)).toBe(true);
    await streams.deliver([toCircle, film(outsider, 1), toMembers, toEveryone]);
    expect(pages.map(({ heard }) => heard)).toEqual([
      ['open', 'standings'],
      ['open', 'film', 'post', 'standings'],
      ['open', 'circle', 'post', 'standings'],
      ['open', 'circle', 'post', 'standings'],
    ]);
  });

  test('gets the bytes that all others get', async () => {
    const streams = createLiveStreams();
    const pages = Array.from({ length: 1200 }, () => page(visitor));
    for (const { stream } of pages) await streams.open(stream);
    await streams.deliver([toEveryone]);
    const frames = new Set(pages.flatMap((one) => one.frames));
    expect([...frames].map(String)).toEqual([
      'event: standings\ndata: {"tournamentId":5,"matchDay":1}\n\n',
    ]);
  });

  test('that asks for it hears what was told of late, of what its viewer may see', async () => {
    const streams = createLiveStreams();
    const reactions: OutboxEvent = {
      event: { type: 'reactions', data: { tournamentId: 5, counts: {} } },
      audience: { kind: 'watchers', tournamentId: 5, among: { kind: 'everyone' } },
    };
    await streams.deliver([film(outsider, 1), toCircle, reactions, toEveryone]);
    const [late, early] = [page(letIn), page(letIn)];
    await streams.open({ ...late.stream, catchUpMs: 20_000 });
    await streams.open(early.stream);
    expect(late.heard).toEqual(['open', 'film', 'circle', 'standings']);
    expect(early.heard).toEqual(['open']);
  });

  test('hears of what was told of late no more than it asks for, and nothing that is old', async () => {
    const streams = createLiveStreams();
    const passTime = holdClock();
    const heardWithin = async (catchUpMs: number) => {
      const late = page(outsider);
      await streams.open({ ...late.stream, catchUpMs });
      return late.frames.map((frame) => Number(/\d+/.exec(frame.toString())?.[0]));
    };
    await streams.deliver([film(outsider, 1)]);
    passTime(10_000);
    await streams.deliver([film(outsider, 2)]);
    passTime(5000);
    await streams.deliver([film(outsider, 3)]);
    // What was told on the way to the server belongs to it.
    expect(await heardWithin(0)).toEqual([3]);
    expect(await heardWithin(2000)).toEqual([3]);
    expect(await heardWithin(3000)).toEqual([2, 3]);
    expect(await heardWithin(20_000)).toEqual([1, 2, 3]);
    passTime(7001);
    expect(await heardWithin(20_000)).toEqual([2, 3]);
  });

  test('that has missed more than is kept is closed, so that its page asks for all of it anew', async () => {
    const streams = createLiveStreams();
    const passTime = holdClock();
    const openLate = async (catchUpMs?: number) => {
      const late = page(outsider);
      expect(await streams.open({ ...late.stream, catchUpMs })).toBe(true);
      return late.heard;
    };
    const tellMany = async (count: number) => {
      for (let turn = 0; turn < count; turn += 1) await streams.deliver([film(admin, turn)]);
    };
    await streams.deliver([film(outsider, 1)]);
    passTime(5000);
    await tellMany(999);
    expect(await openLate(20_000)).toEqual(['open', 'film']);
    await tellMany(1);
    expect(await openLate(20_000)).toEqual(['open', 'closed']);
    // Whoever missed nothing of it stays, and so does the page that comes back.
    expect(await openLate(1000)).toEqual(['open']);
    expect(await openLate()).toEqual(['open']);
    expect(streams.size).toBe(3);
  });

  test('that has missed more than a page takes at once is closed as well, and hears nothing twice', async () => {
    const streams = createLiveStreams();
    await streams.deliver([film(outsider, 1), long(admin, 40_000), film(outsider, 2)]);
    const inTime = page(outsider);
    await streams.open({ ...inTime.stream, catchUpMs: 20_000 });
    expect(inTime.heard).toEqual(['open', 'film', 'film']);
    const late = page(admin);
    await streams.open({ ...late.stream, catchUpMs: 20_000 });
    expect(late.heard).toEqual(['open', 'closed']);
    for (let turn = 0; turn < 4; turn += 1) await streams.deliver([long(outsider, 9000)]);
    const later = page(outsider);
    await streams.open({ ...later.stream, catchUpMs: 20_000 });
    await streams.deliver([toEveryone]);
    expect(later.heard).toEqual(['open', 'closed']);
    expect(streams.size).toBe(1);
  });

  test('hears what came while it asked for what was told of late after that, and once', async () => {
    const streams = createLiveStreams();
    await streams.deliver([film(outsider, 1)]);
    const held = heldPromise<Viewer>();
    const late = page(held.promise);
    const opened = streams.open({ ...late.stream, catchUpMs: 20_000 });
    await streams.deliver([toEveryone]);
    held.resolve(outsider);
    expect(await opened).toBe(true);
    expect(late.heard).toEqual(['open', 'film', 'standings']);
  });

  test('gets in one piece what came while others were told', async () => {
    const streams = createLiveStreams();
    const one = page(outsider);
    await streams.open(one.stream);
    await Promise.all([
      streams.deliver([toEveryone]),
      streams.deliver([toEveryone, toMembers]),
      streams.deliver([toMembers, toEveryone]),
    ]);
    expect(one.heard).toEqual(['open', 'standings', 'standings', 'post', 'post', 'standings']);
    expect(one.frames).toHaveLength(3);
  });

  test('has its rights read again when they may have changed, and not otherwise', async () => {
    const streams = createLiveStreams();
    const one = page(outsider);
    await streams.open(one.stream);
    await streams.deliver([film(outsider, 1), film(outsider, 2), toEveryone, account(member)]);
    expect(one.reads()).toBe(1);
    await streams.deliver([account(outsider)]);
    expect(one.reads()).toBe(2);
  });

  test('whose session has ended is closed before it hears more', async () => {
    const streams = createLiveStreams();
    const one = page(outsider, null);
    await streams.open(one.stream);
    await streams.deliver([account(outsider)]);
    expect(one.heard).toEqual(['open', 'closed']);
    expect(streams.size).toBe(0);
  });

  test('of a new member hears its circle from that moment on', async () => {
    const streams = createLiveStreams();
    const one = page(outsider, letIn);
    await streams.open(one.stream);
    await streams.deliver([toCircle, account(outsider), toCircle]);
    expect(one.heard).toEqual(['open', 'account', 'circle']);
  });

  test('of somebody shown out hears the circle no more', async () => {
    const streams = createLiveStreams();
    const one = page(letIn, outsider);
    await streams.open(one.stream);
    await streams.deliver([toCircle, account(outsider), toCircle]);
    expect(one.heard).toEqual(['open', 'circle', 'account']);
  });

  test('waits for rights that are being read again, and then hears what came meanwhile', async () => {
    const streams = createLiveStreams();
    const one = page(outsider);
    let loadViewer = () => Promise.resolve<Viewer | null>(outsider);
    await streams.open({ ...one.stream, loadViewer: () => loadViewer() });
    loadViewer = () => setImmediate(letIn);
    const first = streams.deliver([account(outsider)]);
    await Promise.all([first, streams.deliver([toCircle])]);
    expect(one.heard).toEqual(['open', 'account', 'circle']);
  });

  test('whose rights cannot be read is closed, and the others go on', async () => {
    const streams = createLiveStreams();
    const one = page(outsider);
    let loadViewer = () => Promise.resolve<Viewer | null>(outsider);
    await streams.open({ ...one.stream, loadViewer: () => loadViewer() });
    loadViewer = () => Promise.reject(new Error('no database'));
    const lucky = page(visitor);
    await streams.open(lucky.stream);
    await expect(streams.deliver([account(outsider)])).rejects.toThrow('no database');
    await streams.deliver([toEveryone]);
    expect([one.heard, lucky.heard]).toEqual([
      ['open', 'closed'],
      ['open', 'standings'],
    ]);
  });
});

describe('a stream that opens', () => {
  test('misses nothing that is told while its rights are read', async () => {
    const streams = createLiveStreams();
    const { promise, resolve } = heldPromise<Viewer>();
    const one = page(promise);
    const opened = streams.open(one.stream);
    await streams.deliver([toCircle, film(member, 1), toEveryone]);
    expect(one.heard).toEqual([]);
    resolve(letIn);
    expect(await opened).toBe(true);
    await streams.deliver([toEveryone]);
    expect(one.heard).toEqual(['open', 'circle', 'standings', 'standings']);
  });

  test('has its rights read once more if they changed while they were read', async () => {
    const streams = createLiveStreams();
    const { promise, resolve } = heldPromise<Viewer>();
    const one = page(promise, letIn);
    const opened = streams.open(one.stream);
    await streams.deliver([account(outsider)]);
    resolve(outsider);
    await opened;
    await streams.deliver([toCircle]);
    expect(one.heard).toEqual(['open', 'account', 'circle']);
  });

  test('does not open when its session has ended meanwhile, or its page has gone', async () => {
    const streams = createLiveStreams();
    expect(await streams.open(page(null).stream)).toBe(false);
    const { promise, resolve } = heldPromise<Viewer>();
    const gone = page(promise);
    const opened = streams.open(gone.stream);
    streams.remove(gone.stream);
    resolve(outsider);
    expect(await opened).toBe(false);
    await streams.deliver([toEveryone]);
    expect(gone.heard).toEqual([]);
    expect(streams.size).toBe(0);
  });

  test('is counted no more when its rights cannot be read', async () => {
    const streams = createLiveStreams();
    const { stream } = page(Promise.reject(new Error('no database')));
    await expect(streams.open(stream)).rejects.toThrow('no database');
    expect(streams.size).toBe(0);
  });
});
