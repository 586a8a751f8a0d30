import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Button } from '../../ui/actions/button.tsx';

interface ShownPart<Item> {
  readonly shown: readonly Item[];
  readonly next: number;
  readonly showMore: () => void;
}

/** The beginning of a long list, and more of it on demand: thousands at once would hold up the page. */
export function useShownPart<Item>(items: readonly Item[], atOnce: number): ShownPart<Item> {
  const [most, setMost] = useState(atOnce);
  return {
    shown: items.slice(0, most),
    next: Math.max(0, Math.min(atOnce, items.length - most)),
    showMore: () => setMost(most + atOnce),
  };
}

interface ShowMoreProps {
  part: ShownPart<unknown>;
  className?: string | undefined;
}

export function ShowMore({ part: { next, showMore }, className }: ShowMoreProps) {
  const { t } = useTranslation();
  if (next === 0) return null;
  return (
    <div className={className}>
      <Button variant="secondary" onClick={showMore}>
        {t('filmImport.review.more', { count: next, figure: currentFormat().number(next) })}
      </Button>
    </div>
  );
}
