import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  countRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Reads a figure whenever the metrics are asked for. */
  observe(figure: { name: string; help: string; read: () => number }): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    registry,
    countRequest({ method, route, status, seconds }) {
      requests.observe({ method, route, status }, seconds);
    },
    observe({ name, help, read }) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        collect(): void {
          gauge.set(read());
        },
      });
    },
  };
}
