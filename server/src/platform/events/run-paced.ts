interface Pace {
  /** Answers whether there is more to do already. */
  readonly work: () => Promise<boolean>;
  readonly onFailure: (error: unknown) => void;
  /** Between two runs, however often it is asked for. */
  readonly restMs: number;
  /** After a run that failed. */
  readonly failureRestMs: number;
  /** Runs after this time even if nobody asks. */
  readonly idleMs: number;
}

export interface PacedWork {
  /** There is something to do. */
  nudge(): void;
  stop(): Promise<void>;
}

/**
 * Does a piece of work whenever there is something to do: at once if it has rested, else as soon as it
 * has. It never runs twice at a time, and what comes up while it runs is done by the next run.
 */
export function runPaced({ work, onFailure, ...pace }: Pace): PacedWork {
  let isDue = false;
  let restsUntil = 0;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function plan(): void {
    if (running || isStopped) return;
    clearTimeout(timer);
    const wait = isDue ? restsUntil - performance.now() : pace.idleMs;
    timer = setTimeout(
      () => {
        running = run();
      },
      Math.max(0, wait),
    );
  }

  async function run(): Promise<void> {
    isDue = false;
    let restMs = pace.restMs;
    try {
      if (await work()) isDue = true;
    } catch (error) {
      isDue = true;
      restMs = pace.failureRestMs;
      onFailure(error);
    }
    restsUntil = performance.now() + restMs;
    running = undefined;
    plan();
  }

  plan();
  return {
    nudge() {
      if (isDue) return;
      isDue = true;
      plan();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
