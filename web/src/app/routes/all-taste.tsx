import { AllTastePage } from '../../features/taste/all-taste-page.tsx';
import { useTasteViewer } from './use-taste-viewer.ts';

export function AllTaste() {
  const viewer = useTasteViewer();
  return viewer && <AllTastePage viewer={viewer} />;
}
