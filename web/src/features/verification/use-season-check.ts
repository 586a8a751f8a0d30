import type { SeasonReport } from '@girone/championship/verification/report';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckFacts, CheckNews, CheckOrder, CheckProgress } from './check-protocol.ts';

interface CheckState {
  readonly phase: 'running' | 'done' | 'failed' | 'cancelled';
  readonly facts: CheckFacts | null;
  readonly progress: CheckProgress | null;
  readonly report: SeasonReport | null;
  readonly ms: number;
  /** 0: there was no line. */
  readonly status: number;
  readonly message: string | null;
}

const start: CheckState = {
  phase: 'running',
  facts: null,
  progress: null,
  report: null,
  ms: 0,
  status: -1,
  message: null,
};

export interface SeasonCheckState extends CheckState {
  cancel: () => void;
}

/** Runs the check once, as long as what is to be checked stays the same. */
export function useSeasonCheck(order: CheckOrder): SeasonCheckState {
  const { tournamentId, closedDays, isSignedIn } = order;
  const [state, setState] = useState(start);
  const stop = useRef<() => void>(() => undefined);

  useEffect(() => {
    const end = startCheck({ tournamentId, closedDays, isSignedIn }, (news) =>
      setState((now) => withNews(now, news)),
    );
    stop.current = end;
    return end;
  }, [tournamentId, closedDays, isSignedIn]);

  const cancel = useCallback(() => {
    stop.current();
    setState((now) => ({ ...now, phase: 'cancelled' }));
  }, []);
  return { ...state, cancel };
}

function withNews(state: CheckState, news: CheckNews): CheckState {
  switch (news.kind) {
    case 'facts':
      return { ...state, facts: news.facts };
    case 'progress':
      return { ...state, progress: news.progress };
    case 'done': {
      const { report, ms } = news;
      const progress = { day: state.progress?.day ?? 0, lines: report.lines, days: report.days };
      return { ...state, phase: 'done', report, ms, progress };
    }
    case 'failed':
      return { ...state, phase: 'failed', status: news.status, message: news.message };
  }
}

/** In a worker; where there is none, here. Answers how to stop it. */
function startCheck(order: CheckOrder, tell: (news: CheckNews) => void): () => void {
  if (typeof Worker === 'undefined') return startHere(order, tell);
  const worker = new Worker(new URL('check-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CheckNews>) => tell(data));
  // Its file did not arrive: the line is down, or there is a newer version.
  worker.addEventListener('error', () => tell({ kind: 'failed', status: 0, message: null }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker.postMessage(order);
  return () => worker.terminate();
}

function startHere(order: CheckOrder, tell: (news: CheckNews) => void): () => void {
  let isStopped = false;
  void (async () => {
    const { runCheck } = await import('./run-check.ts');
    await runCheck(order, (news) => {
      if (!isStopped) tell(news);
    });
  })();
  return () => {
    isStopped = true;
  };
}
