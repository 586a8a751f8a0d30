import { EmptyRings } from './rings.tsx';
import { StatePanel, type StatePanelProps } from './state-panel.tsx';

/** What is missing, what to do, one action. */
export function EmptyState(props: StatePanelProps) {
  return <StatePanel {...props} picture={<EmptyRings />} />;
}
