import * as Tooltip from '@radix-ui/react-tooltip';
import { useEffect, useRef, useState } from 'react';
import { startTooltipTiming, type TooltipTiming } from './tooltip-timing.ts';
import type { TooltipTrigger } from './tooltip-triggers.ts';
import styles from './tooltip.module.css';

interface Shown {
  text: string;
  /** Where the button stood when it was pointed at. */
  place: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
}

/**
 * One tooltip for the whole page, beside whatever is pointed at. It says what the button is called, so that it
 * is hidden from those who hear that name already.
 */
export function TooltipLayer({ first }: { first: TooltipTrigger | null }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const clock = useRef<TooltipTiming>(null);
  const start = useRef(first);

  useEffect(() => {
    const started = startTooltipTiming(start.current, (target) => {
      setShown(target && { text: target.ariaLabel ?? '', place: placeOf(target) });
    });
    clock.current = started;
    return started.stop;
  }, []);

  if (shown === null) return null;
  const { text, place } = shown;
  return (
    <Tooltip.Provider>
      <Tooltip.Root
        // Each stands where its own button is.
        key={`${place.left} ${place.top} ${text}`}
        open
        disableHoverableContent
        onOpenChange={() => clock.current?.dismiss()}
      >
        <Tooltip.Trigger asChild>
          <span aria-hidden className={styles.anchor} style={place} />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            aria-hidden
            sideOffset={6}
            collisionPadding={8}
            className={styles.tooltip}
            onPointerEnter={() => clock.current?.keep()}
            // A dialog behind it would take this for a press outside.
            onPointerDown={(event) => event.stopPropagation()}
          >
            {text}
            <Tooltip.Arrow width={12} height={6} className={styles.arrow} />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

function placeOf(target: HTMLElement): Shown['place'] {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { left, top, width, height };
}
