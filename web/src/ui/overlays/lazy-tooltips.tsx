import { useEffect, useState } from 'react';
import { lazyComponent, useIsLoaded } from '../loading/lazy-component.tsx';
import { watchTooltipTriggers, type TooltipTrigger } from './tooltip-triggers.ts';

const TooltipLayer = lazyComponent(async () => (await import('./tooltip-layer.tsx')).TooltipLayer);

/** The tooltips of all that bears `tooltipMark`. Their code comes with the first that could be wanted. */
export function LazyTooltips() {
  const [first, setFirst] = useState<TooltipTrigger | null>(null);
  const isLoaded = useIsLoaded(TooltipLayer);

  useEffect(() => {
    if (isLoaded) return undefined;
    return watchTooltipTriggers((trigger) => {
      if (trigger.target !== null) void TooltipLayer.preload();
      setFirst((before) => (trigger.target === before?.target ? before : trigger));
    });
  }, [isLoaded]);

  return isLoaded && <TooltipLayer first={first} />;
}
