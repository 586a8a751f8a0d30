import * as Popper from '@radix-ui/react-popper';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
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
    // Each stands where its own button is.
    <Popper.Root key={`${place.left} ${place.top} ${text}`}>
      <Popper.Anchor aria-hidden className={styles.anchor} style={place} />
      {createPortal(
        <Popper.Content
          role="tooltip"
          aria-hidden
          side="top"
          sideOffset={6}
          collisionPadding={8}
          className={styles.tooltip}
          onPointerEnter={() => clock.current?.keep()}
          // A dialog behind it would take this for a press outside.
          onPointerDown={(event) => event.stopPropagation()}
        >
          {text}
          <Popper.Arrow width={12} height={6} className={styles.arrow} />
        </Popper.Content>,
        document.body,
      )}
    </Popper.Root>
  );
}

function placeOf(target: HTMLElement): Shown['place'] {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { left, top, width, height };
}
