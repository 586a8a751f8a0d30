import type { SeasonBox } from '@girone/contract/season-box';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckFacts } from '../../features/verification/check-protocol.ts';
import type { SeasonCheckState } from '../../features/verification/use-season-check.ts';

type BoxCheckState = Omit<SeasonCheckState, 'cancel'>;

interface BoxCheck extends SeasonCheckState {
  again: () => void;
}

/**
 * The same check as that of the page, fed from the file. Day by day, with a breath after each: a file has no
 * second file to run a worker from.
 */
export function useBoxCheck(box: SeasonBox, facts: CheckFacts): BoxCheck {
  const [state, setState] = useState(() => startOf(facts));
  const cancel = useRef<() => void>(() => undefined);

  const begin = useCallback(() => {
    cancel.current();
    const run = new AbortController();
    cancel.current = () => run.abort();
    runCheck(box, run.signal, (news) => setState((now) => ({ ...now, ...news }))).catch(
      (error: unknown) => {
        if (run.signal.aborted) return;
        // A defect: for the boundary around the page.
        setState(() => {
          throw error;
        });
      },
    );
  }, [box]);

  useEffect(() => {
    begin();
    return () => cancel.current();
  }, [begin]);

  function again(): void {
    setState(startOf(facts));
    begin();
  }

  return { ...state, cancel: () => cancel.current(), again };
}

async function runCheck(
  box: SeasonBox,
  signal: AbortSignal,
  tell: (news: Partial<BoxCheckState>) => void,
): Promise<void> {
  const code = await fetchCheck();
  if (signal.aborted) return;
  if (code === null) {
    tell({ phase: 'failed' });
    return;
  }
  const { dayOfBox, daysOfBox, startBoxCheck } = code;
  const begin = performance.now();
  await breathe();
  const check = startBoxCheck(box);
  for (let day = 1; day <= daysOfBox(box); day += 1) {
    if (signal.aborted) return;
    check.addDay(dayOfBox(box, day));
    const { lines, days } = check.report();
    tell({ progress: { day, lines, days: [...days] } });
    await breathe();
  }
  if (signal.aborted) return;
  tell({ phase: 'done', report: check.report(), ms: performance.now() - begin });
}

/** Null where it does not arrive: offline, or a newer build has replaced it. */
async function fetchCheck() {
  try {
    return await import('@girone/championship/box/check-box');
  } catch {
    return null;
  }
}

function startOf(facts: CheckFacts): BoxCheckState {
  return {
    phase: 'running',
    facts,
    progress: null,
    report: null,
    ms: 0,
    status: -1,
    message: null,
  };
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
