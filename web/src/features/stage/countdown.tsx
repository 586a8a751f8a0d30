import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { FlapText } from './stage-flap.tsx';
import { useStageSetting } from './stage-context.ts';

interface CountdownProps {
  /** On the server's clock. */
  until: number;
  className?: string | undefined;
}

/** Minutes and seconds on tiles; what has passed stays at zero. */
export function Countdown({ until, className }: CountdownProps) {
  const { t } = useTranslation();
  const seconds = useSecondsUntil(until);
  const minutes = Math.floor(seconds / 60);
  const text = [minutes, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return (
    <span role="timer" className={className}>
      <FlapText text={text} hot />
      <VisuallyHidden>{t('stage.hall.timer', { minutes, seconds: seconds % 60 })}</VisuallyHidden>
    </span>
  );
}

/** Whole seconds that are left until an instant of the server's clock, counted down. */
export function useSecondsUntil(until: number): number {
  const { clock } = useStageSetting();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), tickMs);
    return () => clearInterval(timer);
  }, [clock]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Finer than a second, so that all screens turn a second together. */
const tickMs = 250;
