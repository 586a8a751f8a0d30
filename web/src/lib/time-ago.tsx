import { currentFormat } from './format.ts';
import { useNow } from './use-now.ts';

const minuteMs = 60_000;

/** How long ago it was; the exact moment is in the title. */
export function TimeAgo({ at, className }: { at: string; className?: string | undefined }) {
  const now = useNow(minuteMs);
  const format = currentFormat();
  return (
    <time dateTime={at} title={`${format.longDate(at)}, ${format.time(at)}`} className={className}>
      {format.relativeTime(at, now)}
    </time>
  );
}
