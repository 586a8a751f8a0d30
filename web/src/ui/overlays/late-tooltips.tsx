import { useEffect, useState } from 'react';
import { latePart, useLatePart } from '../loading/late-part.ts';
import { watchTooltipSigns, type TooltipSign } from './tooltip-signs.ts';

const layer = latePart(async () => (await import('./tooltip-layer.tsx')).TooltipLayer);

/** The tooltips of all that bears `tooltipMark`. Their code comes with the first that could be wanted. */
export function LateTooltips() {
  const [first, setFirst] = useState<TooltipSign | null>(null);
  const { part: TooltipLayer } = useLatePart(layer, false);
  const hasCome = TooltipLayer !== null;

  useEffect(() => {
    if (hasCome) return undefined;
    return watchTooltipSigns((sign) => {
      if (sign.target !== null) layer.fetch();
      setFirst((before) => (sign.target === before?.target ? before : sign));
    });
  }, [hasCome]);

  return TooltipLayer && <TooltipLayer first={first} />;
}
