import { longestCatchUpMs, type LiveEvents, type LiveEventType } from '@girone/contract/events';
import { createContext, use, useEffect, useEffectEvent } from 'react';
import { forgetEarlyAnswers } from './early-answers.ts';

/** The longest wait doubles with every failure in a row: 1 s, 2 s, 4 s … 30 s. */
const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/** A source tells only what is listened for; news count also before the part of the page is there that handles them. */
const types = Object.keys({
  account: true,
  membership: true,
  circle: true,
  match: true,
  matchday: true,
  standings: true,
  stage: true,
  hall: true,
  reactions: true,
  odds: true,
  seal: true,
  tournament: true,
  film: true,
  post: true,
  notification: true,
  echo: true,
} satisfies Record<LiveEventType, true>);

type Handler<Type extends LiveEventType> = (data: LiveEvents[Type]) => void;

/** What of `EventSource` is used here. */
interface LiveSource extends EventTarget {
  close(): void;
}

interface LiveOptions {
  /** Something may have been missed while the connection was lost. */
  onReconnect: () => void;
  openSource?: ((address: string) => LiveSource) | undefined;
  /** Between 0 and 1; spreads the reconnects of many pages after an outage. */
  random?: (() => number) | undefined;
}

/** The event stream from the server (SSE). It opens with `start` and reopens until `stop`. */
export interface Live {
  start(): void;
  stop(): void;
  /** Returns the function that ends the subscription. */
  on<Type extends LiveEventType>(type: Type, handler: Handler<Type>): () => void;
  /** Also hears what is only for those who watch the evening of this championship; ends with the returned function. */
  watchStage(tournamentId: number): () => void;
  /** Whether the connection was lost and is not back yet. */
  isLost(): boolean;
  /** Calls the listener when that changes; returns the function that ends the subscription. */
  onLost(listener: () => void): () => void;
}

export function createLive(options: LiveOptions): Live {
  const { onReconnect, openSource = openEventSource, random = Math.random } = options;
  const handlers = new Map<string, Set<(data: never) => void>>();
  let source: LiveSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasFailed = false;
  let mayHaveMissed = false;
  let watchedStage: number | null = null;
  let isHearing = false;
  // By the clock of the document: it asked its first questions long before any of this was there.
  let deafSince = 0;
  const lostListeners = new Set<() => void>();

  function setFailed(failed: boolean): void {
    if (hasFailed === failed) return;
    hasFailed = failed;
    for (const listener of lostListeners) listener();
  }

  function open(): void {
    timer = undefined;
    const opened = openSource(address());
    source = opened;
    for (const type of types) listen(opened, type);
    opened.addEventListener('open', () => {
      failures = 0;
      isHearing = true;
      if (mayHaveMissed) {
        forgetEarlyAnswers();
        onReconnect();
      }
      mayHaveMissed = false;
      setFailed(false);
    });
    opened.addEventListener('error', () => {
      if (source !== opened) return;
      // The browser's own reconnect has a fixed pace, and gives up after a refusal.
      close();
      mayHaveMissed = true;
      setFailed(true);
      timer = setTimeout(open, waitAfter(failures, random()));
      failures += 1;
    });
  }

  function address(): string {
    const deafMs = Math.min(performance.now() - deafSince, longestCatchUpMs);
    const query = new URLSearchParams();
    if (watchedStage !== null) query.set('stage', String(watchedStage));
    // After a break all is asked for anew once it is open.
    if (!mayHaveMissed) query.set('catchUpMs', deafMs.toFixed());
    return ['/api/events', query.toString()].filter(Boolean).join('?');
  }

  function listen(target: LiveSource, type: string): void {
    target.addEventListener(type, (event) => {
      if (source !== target || !(event instanceof MessageEvent)) return;
      forgetEarlyAnswers();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract says what the server sends
      const data = JSON.parse(String(event.data)) as never;
      for (const handler of handlers.get(type) ?? []) handler(data);
    });
  }

  function close(): void {
    source?.close();
    source = undefined;
    if (isHearing) deafSince = performance.now();
    isHearing = false;
  }

  function changeStage(tournamentId: number | null): void {
    watchedStage = tournamentId;
    if (source === undefined) return;
    close();
    mayHaveMissed = true;
    open();
  }

  return {
    start() {
      if (source === undefined && timer === undefined) open();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      failures = 0;
      mayHaveMissed = false;
      setFailed(false);
      close();
    },
    on(type, handler) {
      let ofType = handlers.get(type);
      if (ofType === undefined) {
        ofType = new Set();
        handlers.set(type, ofType);
      }
      ofType.add(handler);
      return () => {
        ofType.delete(handler);
      };
    },
    watchStage(tournamentId) {
      changeStage(tournamentId);
      return () => changeStage(null);
    },
    isLost: () => hasFailed,
    onLost(listener) {
      lostListeners.add(listener);
      return () => lostListeners.delete(listener);
    },
  };
}

function waitAfter(failures: number, chance: number): number {
  const longest = Math.min(longestWaitMs, firstWaitMs * 2 ** failures);
  return longest / 2 + (chance * longest) / 2;
}

function openEventSource(address: string): EventSource {
  return new EventSource(address, { withCredentials: true });
}

export const LiveContext = createContext<Live | null>(null);

/** Calls `handler` for each event of this type while the component is on the page. */
export function useLiveEvent<Type extends LiveEventType>(type: Type, handler: Handler<Type>): void {
  const live = use(LiveContext);
  const onEvent = useEffectEvent(handler);
  useEffect(() => live?.on(type, (data) => onEvent(data)), [live, type]);
}
