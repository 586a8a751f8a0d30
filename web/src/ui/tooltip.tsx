import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Primitive.Provider>
  );
}

interface TooltipProps {
  content: ReactNode;
  /** One element that can take the focus and already has a name of its own. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

/** A few more words; never the only source of a name. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={styles.tooltip}
        >
          {content}
          <Primitive.Arrow width={14} height={7} className={styles.arrow} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
