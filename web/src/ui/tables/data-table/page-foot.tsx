import { ChevronLeft, ChevronRight } from '../../images/icons.ts';
import { useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { textIcon } from '../../images/icon-sizes.ts';
import type { DataTableLabels } from './data-column.ts';
import styles from './data-table.module.css';

export interface DataPages {
  /** The place of the first row in the whole list, from 1. */
  first: number;
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

interface PageFootProps {
  pages: DataPages;
  shown: number;
  isBusy: boolean;
  labels: DataTableLabels;
  onStep: () => void;
}

type Step = 'previous' | 'next';

/** Which rows these are, and the way to those before and after. */
export function PageFoot({ pages, shown, isBusy, labels, onStep }: PageFootProps) {
  const [pressed, setPressed] = useState<Step | null>(null);
  const { first, hasPrevious, hasNext, onPrevious, onNext } = pages;

  function step(way: Step, go: () => void): void {
    setPressed(way);
    go();
    onStep();
  }

  return (
    <nav aria-label={labels.pages} className={styles.foot}>
      <output>{!isBusy && labels.range(first, first + shown - 1)}</output>
      <div className={styles.steps}>
        <Button
          size="small"
          variant="secondary"
          icon={<ChevronLeft {...textIcon} />}
          pending={isBusy && pressed === 'previous'}
          // Not `disabled`: who has just come to the first page keeps the focus here.
          aria-disabled={!hasPrevious}
          onClick={() => {
            if (hasPrevious && !isBusy) step('previous', onPrevious);
          }}
        >
          {labels.previous}
        </Button>
        <Button
          size="small"
          variant="secondary"
          pending={isBusy && pressed === 'next'}
          aria-disabled={!hasNext}
          onClick={() => {
            if (hasNext && !isBusy) step('next', onNext);
          }}
        >
          {labels.next}
          <ChevronRight {...textIcon} />
        </Button>
      </div>
    </nav>
  );
}
