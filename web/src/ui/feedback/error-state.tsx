import { BrokenRings } from './rings.tsx';
import { StatePanel, type StatePanelProps } from './state-panel.tsx';

/** What did not work, and the way on. */
export function ErrorState(props: StatePanelProps) {
  return <StatePanel {...props} role="alert" picture={<BrokenRings />} />;
}
