import type { ReactNode } from 'react';
import type { ButtonVariant } from '../actions/button-style.ts';
import { Button } from '../actions/button.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton, SkeletonList } from '../feedback/skeleton.tsx';
import type { StatePanelProps } from '../feedback/state-panel.tsx';

interface PartToComeProps extends Pick<StatePanelProps, 'level' | 'compact'> {
  /** As `useLatePart` gives them. */
  hasFailed: boolean;
  retry: () => void;
  loadingLabel: string;
  failedTitle: string;
  failedText?: ReactNode;
  retryLabel: string;
  /** Of the button that asks again. */
  variant?: ButtonVariant | undefined;
  /** About as high as what will stand there. */
  height: number;
}

/** The place of a part of the page whose code is still on the way, or did not arrive. */
export function PartToCome(props: PartToComeProps) {
  const { hasFailed, retry, loadingLabel, failedTitle, failedText, retryLabel } = props;
  const { level, compact, variant = 'secondary', height } = props;
  if (!hasFailed) {
    return (
      <SkeletonList label={loadingLabel} count={1}>
        <Skeleton shape="block" height={height} />
      </SkeletonList>
    );
  }
  return (
    <ErrorState
      level={level}
      compact={compact}
      title={failedTitle}
      actions={
        <Button variant={variant} onClick={retry}>
          {retryLabel}
        </Button>
      }
    >
      {failedText}
    </ErrorState>
  );
}
