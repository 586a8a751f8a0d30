import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
  /** Reads a figure whenever the metrics are asked for. */
  observe(figure: Figure): void;
}

interface Figure {
  readonly name: string;
  readonly help: string;
  readonly read: () => number;
  /** What it comes to over several processes. */
  readonly aggregator?: 'sum' | 'max';
}

export function createMetrics(share?: ShareMetrics): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
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
        collect(): void {
          gauge.set(read());
        },
      });
    },
  };
}
