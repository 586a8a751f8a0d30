import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';

/** The figures of one process, as another can be told them. */
export type MetricsSnapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Where several processes serve as one: gives others what `own` reads, and asks all of them. */
export type ShareMetrics = (
  own: () => Promise<MetricsSnapshot>,
) => () => Promise<readonly MetricsSnapshot[]>;

export interface Metrics {
  readonly contentType: string;
  /** Prometheus' text, of all processes that serve as one. */
  report(): Promise<string>;
  countRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Reads a figure whenever the metrics are asked for; one that cannot be read is NaN, and the others are told all the same. */
  observe(figure: Figure): void;
  /** The same of several things that are told apart by a label. */
  observeEach(figures: Figures): void;
  /** Counts what happens, by kind. */
  count(counted: Counted): (kind: string) => void;
  /** How long something takes, in seconds. */
  time(timed: Named): (seconds: number) => void;
}

interface Named {
  readonly name: string;
  readonly help: string;
}

interface Figure extends Named {
  readonly read: () => number | Promise<number>;
  /** What it comes to over several processes. */
  readonly aggregator?: 'sum' | 'max';
}

interface Figures extends Named {
  readonly label: string;
  readonly read: () => ReadonlyMap<string, number>;
}

interface Counted extends Named {
  readonly label: string;
  /** All that there are, so that each is there with 0 before it has happened. */
  readonly kinds: readonly string[];
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createMetrics(share?: ShareMetrics): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const readAll = share?.(() => registry.getMetricsAsJSON());
  return {
    contentType: registry.contentType,
    async report() {
      if (!readAll) return registry.metrics();
      return AggregatorRegistry.aggregate([...(await readAll())]).metrics();
    },
    countRequest({ method, route, status, seconds }) {
      requests.observe({ method, route, status }, seconds);
    },
    observe({ name, help, read, aggregator = 'sum' }) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        aggregator,
        registers: [registry],
        async collect(): Promise<void> {
          gauge.set(await readOrUnknown(read));
        },
      });
    },
    observeEach({ name, help, label, read }) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        collect(): void {
          for (const [which, value] of read()) gauge.set({ [label]: which }, value);
        },
      });
    },
    count({ name, help, label, kinds }) {
      const counter = new Counter({ name, help, labelNames: [label], registers: [registry] });
      for (const kind of kinds) counter.inc({ [label]: kind }, 0);
      return (kind) => counter.inc({ [label]: kind });
    },
    time({ name, help }) {
      const histogram = new Histogram({ name, help, buckets, registers: [registry] });
      return (seconds) => histogram.observe(seconds);
    },
  };
}

async function readOrUnknown(read: Figure['read']): Promise<number> {
  try {
    return await read();
  } catch {
    // Why the database or the disk is away is said elsewhere, and whoever watches must hear of the rest.
    return Number.NaN;
  }
}
