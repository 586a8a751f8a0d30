import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isReturning } from '../lib/loading/returning.ts';
import { rememberScroll, restoreScroll, scrollToTop, watchScroll } from './scroll-memory.ts';

/** The test window draws nothing; this much of it can be scrolled. */
let tallness = 0;
let grow: () => void = () => undefined;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/');
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    Object.assign(window, { scrollY: Math.min(top, tallness) });
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        grow = onResize;
      }
      observe(): void {
        // The tests make the page grow by hand.
      }
      disconnect(): void {
        grow = () => undefined;
      }
    },
  );
  stop = watchScroll();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function scrollBy(top: number): void {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}

describe('the scroll position', () => {
  it('is kept in the history entry once the scrolling has settled', () => {
    window.history.replaceState({ returnTo: '/films' }, '');
    scrollBy(300);
    scrollBy(640);
    expect(window.history.state).toEqual({ returnTo: '/films' });
    vi.runAllTimers();
    expect(window.history.state).toEqual({ returnTo: '/films', scrollTop: 640 });
  });

  it('has all of the page drawn for whoever comes back to it, until they move by themselves', () => {
    expect(isReturning()).toBe(false);
    window.history.replaceState({ scrollTop: 0 }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(isReturning()).toBe(false);
    window.history.replaceState({ scrollTop: 640 }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(isReturning()).toBe(true);
    window.dispatchEvent(new Event('wheel'));
    expect(isReturning()).toBe(false);
  });

  it('is kept at once when a link is followed or the page is left', () => {
    scrollBy(420);
    rememberScroll();
    expect(window.history.state).toEqual({ scrollTop: 420 });
    scrollBy(500);
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.state).toEqual({ scrollTop: 500 });
  });

  it('of the page that was left is not written into the entry gone back to', () => {
    scrollBy(420);
    window.dispatchEvent(new PopStateEvent('popstate'));
    vi.runAllTimers();
    expect(window.history.state).toBeNull();
  });

  it('is kept before a link within the page is followed', () => {
    const link = document.createElement('a');
    link.href = '#leaving';
    document.body.append(link);
    scrollBy(0);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    link.remove();
    expect(window.history.state).toEqual({ scrollTop: 0 });
  });

  it('of an entry that was never left is where the browser put it, unless told', () => {
    tallness = 900;
    scrollBy(300);
    restoreScroll();
    expect(window.scrollY).toBe(300);
    restoreScroll(0);
    expect(window.scrollY).toBe(0);
  });

  it('is restored as soon as the page is tall enough', () => {
    window.history.replaceState({ scrollTop: 640 }, '');
    tallness = 100;
    restoreScroll();
    expect(window.scrollY).toBe(100);
    tallness = 900;
    grow();
    expect(window.scrollY).toBe(640);
    tallness = 1000;
    scrollBy(20);
    grow();
    expect(window.scrollY).toBe(20);
  });

  it('is not forgotten for a place on the way, however long the page takes', () => {
    window.history.replaceState({ scrollTop: 640 }, '');
    tallness = 100;
    const leave = restoreScroll();
    scrollBy(100);
    vi.advanceTimersByTime(1000);
    // The page is drawn a second time, as when it turns out who looks.
    leave();
    restoreScroll();
    tallness = 900;
    grow();
    expect(window.scrollY).toBe(640);
  });

  it('is not restored against the will of the reader', () => {
    window.history.replaceState({ scrollTop: 640 }, '');
    tallness = 100;
    restoreScroll();
    window.dispatchEvent(new Event('wheel'));
    tallness = 900;
    grow();
    expect(window.scrollY).toBe(100);
  });

  it('starts at the top of a new page', () => {
    tallness = 900;
    scrollBy(500);
    scrollToTop();
    expect(window.scrollY).toBe(0);
  });
});
