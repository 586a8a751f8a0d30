import type { ReactNode } from 'react';
import { useMediaQuery } from '../../ui/styling/use-media-query.ts';
import { useIsNearViewport } from './use-is-near-viewport.ts';

interface WhenNearProps {
  /** About as high as what will stand there, so that what follows is not near before its time. */
  height: number;
  /** `false` while it is on its way. */
  isReady?: boolean;
  children: ReactNode;
}

/** Draws what stands far below once somebody comes near it: a long page is not drawn at a stroke. Paper shows all. */
export function WhenNear({ height, isReady = true, children }: WhenNearProps) {
  const { ref, isNear } = useIsNearViewport();
  const isPrinted = useMediaQuery('print');
  if ((isNear || isPrinted) && isReady) return children;
  return <div ref={ref} data-to-come="" style={{ blockSize: height }} />;
}
