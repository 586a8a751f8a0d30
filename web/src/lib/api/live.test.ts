import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeEarlyAnswer } from './early-answers.ts';
import { createLive } from './live.ts';

/** The browser's EventSource, which the test window does not have. */
class Line extends EventTarget {
  isClosed = false;

  close(): void {
    this.isClosed = true;
  }

  opens(): void {
    this.dispatchEvent(new Event('open'));
  }

  breaks(): void {
    this.dispatchEvent(new Event('error'));
  }

  says(type: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

function startLine({ chance = 0 } = {}) {
  const lines: Line[] = [];
  const addresses: string[] = [];
  const onReconnect = vi.fn<() => void>();
  const live = createLive({
    onReconnect,
    random: () => chance,
    openSource(address) {
      addresses.push(address);
      const line = new Line();
      lines.push(line);
      return line;
    },
  });
  const last = () => {
    const line = lines.at(-1);
    if (line === undefined) throw new Error('no line was opened');
    return line;
  };
  return { live, lines, addresses, last, onReconnect };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  window.earlyAnswers = undefined;
});

describe('the live line', () => {
  it('opens when started, once, and closes when stopped', () => {
    const { live, lines, addresses, last } = startLine();
    expect(lines).toHaveLength(0);
    live.start();
    live.start();
    expect(addresses).toEqual(['/api/events?catchUpMs=0']);
    live.stop();
    expect(last().isClosed).toBe(true);
  });

  it('calls the subscribers of an event, and no longer after they left', () => {
    const { live, last } = startLine();
    const heard: number[] = [];
    const leave = live.on('membership', ({ circleId }) => heard.push(circleId));
    live.start();
    const seen: number[] = [];
    live.on('account', ({ userId }) => seen.push(userId));
    last().says('membership', { circleId: 3 });
    last().says('account', { userId: 7 });
    leave();
    last().says('membership', { circleId: 4 });
    expect(heard).toEqual([3]);
    expect(seen).toEqual([7]);
  });

  it('comes back after a break, and then something may have been missed', () => {
    const { live, lines, last, onReconnect } = startLine();
    const heard: number[] = [];
    live.on('account', ({ userId }) => heard.push(userId));
    live.start();
    last().opens();
    expect(onReconnect).not.toHaveBeenCalled();

    last().breaks();
    expect(last().isClosed).toBe(true);
    vi.runAllTimers();
    expect(lines).toHaveLength(2);
    last().opens();
    expect(onReconnect).toHaveBeenCalledTimes(1);
    last().says('account', { userId: 7 });
    expect(heard).toEqual([7]);
  });

  it.each([
    [0, [500, 1000, 2000, 4000, 8000, 15_000, 15_000]],
    [1, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]],
  ])('waits longer after each failure, by chance (%d)', (chance, waits) => {
    const { live, lines, last } = startLine({ chance });
    live.start();
    for (const [failure, wait] of waits.entries()) {
      last().breaks();
      vi.advanceTimersByTime(wait - 1);
      expect(lines).toHaveLength(failure + 1);
      vi.advanceTimersByTime(1);
      expect(lines).toHaveLength(failure + 2);
    }
  });

  it('starts over with a short wait after it was open', () => {
    const { live, lines, last } = startLine({ chance: 1 });
    live.start();
    last().breaks();
    vi.advanceTimersByTime(1000);
    last().opens();
    last().breaks();
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(3);
  });

  it('does not come back once stopped', () => {
    const { live, lines, last } = startLine();
    live.start();
    last().breaks();
    live.stop();
    vi.runAllTimers();
    expect(lines).toHaveLength(1);
  });

  it('says for as long as the connection is lost', () => {
    const { live, last } = startLine();
    const heard: boolean[] = [];
    live.onLost(() => heard.push(live.isLost()));
    live.start();
    last().opens();
    last().breaks();
    last().breaks();
    vi.runAllTimers();
    expect(live.isLost()).toBe(true);
    last().opens();
    expect(heard).toEqual([true, false]);
  });

  it('asks for what watchers hear, and for nothing more once they have left', () => {
    const { live, addresses, last, onReconnect } = startLine();
    live.start();
    last().opens();
    const leave = live.watchStage(14);
    last().opens();
    expect(live.isLost()).toBe(false);
    expect(onReconnect).toHaveBeenCalledTimes(1);
    leave();
    expect(addresses).toEqual(['/api/events?catchUpMs=0', '/api/events?stage=14', '/api/events']);
  });

  it('hears again what was told between the first questions of the page and its opening', () => {
    const { live, addresses, last } = startLine();
    vi.advanceTimersByTime(1500);
    live.start();
    last().opens();
    last().breaks();
    vi.advanceTimersByTime(1000);
    // Then all is asked for anew.
    last().opens();
    live.stop();
    vi.advanceTimersByTime(700);
    live.start();
    live.stop();
    vi.advanceTimersByTime(90_000);
    live.start();
    expect(addresses).toEqual([
      '/api/events?catchUpMs=1500',
      '/api/events',
      '/api/events?catchUpMs=700',
      '/api/events?catchUpMs=20000',
    ]);
  });

  it('hears again only what was told while it was closed, however long it was open before', () => {
    const { live, addresses, last } = startLine();
    live.start();
    last().opens();
    vi.advanceTimersByTime(3_600_000);
    live.stop();
    vi.advanceTimersByTime(700);
    live.start();
    expect(addresses).toEqual(['/api/events?catchUpMs=0', '/api/events?catchUpMs=700']);
  });

  it('leaves no answer from before the news to the parts of the page that come later', () => {
    const { live, last } = startLine();
    const table = new URL('/api/tournaments/5/leaderboard', window.location.origin);
    const answered = () => new Map([[table.pathname, Promise.resolve(Response.json({}))]]);
    window.earlyAnswers = answered();
    live.start();
    last().opens();
    last().says('standings', { tournamentId: 5, matchDay: 3 });
    expect(takeEarlyAnswer(table, 'GET')).toBeUndefined();

    // Nor from before a break, in which there may have been some.
    window.earlyAnswers = answered();
    last().breaks();
    vi.runAllTimers();
    last().opens();
    expect(takeEarlyAnswer(table, 'GET')).toBeUndefined();
  });
});
