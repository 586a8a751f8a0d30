import type { Positions } from '@girone/contract/standings';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** The table is read first; the chart below it comes while it is. */
export const LazyStandingsChart = lazyComponent(
  async () => (await import('./standings-chart.tsx')).StandingsChart,
  ChartPlace,
);

function ChartPlace({ positions }: { positions: Pick<Positions, 'films'> }) {
  return <SectionFallback height={chartHeight(positions.films.length)} />;
}

/** Of the rows of the chart, and of what stands around them. */
const rowHeight = 44;
const around = 220;

/** About as high as it is going to be. */
export function chartHeight(films: number): number {
  return films * rowHeight + around;
}
