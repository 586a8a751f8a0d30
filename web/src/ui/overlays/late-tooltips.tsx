import { useEffect, useState } from 'react';
import { latePart, useLatePart } from '../loading/late-part.ts';
import { watchTooltipTriggers, type TooltipTrigger } from './tooltip-triggers.ts';

const layer = latePart(async () => (await import('./tooltip-layer.tsx')).TooltipLayer);

/** The tooltips of all that bears `tooltipMark`. Their code comes with the first that could be wanted. */
export function LateTooltips() {
  const [first, setFirst] = useState<TooltipTrigger | null>(null);
  const { part: TooltipLayer } = useLatePart(layer, false);
  const hasCome = TooltipLayer !== null;

  useEffect(() => {
    if (hasCome) return undefined;
    return watchTooltipTriggers((trigger) => {
      if (trigger.target !== null) layer.fetch();
      setFirst((before) => (trigger.target === before?.target ? before : trigger));
    });
  }, [hasCome]);

  return TooltipLayer && <TooltipLayer first={first} />;
}
