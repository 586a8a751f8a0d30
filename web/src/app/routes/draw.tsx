import { DrawPage } from '../../features/draw/draw-page.tsx';

export function Draw() {
  return <DrawPage />;
}
