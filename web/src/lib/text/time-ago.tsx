import { currentFormat } from './format.ts';
import { useNow } from './use-now.ts';

const minuteMs = 60_000;

/** How long ago it was. The exact moment is for who points at it: to write dates at all costs a phone dear. */
export function TimeAgo({ at, className }: { at: string; className?: string | undefined }) {
  const now = useNow(minuteMs);
  const format = currentFormat();
  return (
    <time
      dateTime={at}
      className={className}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = `${format.longDate(at)}, ${format.time(at)}`;
      }}
    >
      {format.relativeTime(at, now)}
    </time>
  );
}
