import type { ReactNode } from 'react';
import type { ButtonVariant } from '../actions/button-style.ts';
import { Button } from '../actions/button.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton, SkeletonList } from '../feedback/skeleton.tsx';
import type { StatePanelProps } from '../feedback/state-panel.tsx';
import { useLazyState } from './lazy-component.tsx';
import { usePageReload } from './page-reload.ts';

interface LazyFallbackProps extends Pick<StatePanelProps, 'level' | 'compact'> {
  /** What is waited for, where that is not code. */
  state?: { hasFailed: boolean; retry: () => void } | undefined;
  loadingLabel: string;
  failedTitle: string;
  failedText?: ReactNode;
  retryLabel: string;
  /** Of the button that asks again, or in the place of code for a fresh page. */
  variant?: ButtonVariant | undefined;
  /** About as high as what will stand there. */
  height: number;
}

/** Keeps the place of a lazy component: an outline of its height, or what has failed and the way out. */
export function LazyFallback(props: LazyFallbackProps) {
  const { state, loadingLabel, failedTitle, failedText, retryLabel } = props;
  const { level, compact, variant = 'secondary', height } = props;
  const code = useLazyState();
  const { reload } = usePageReload();
  const { hasFailed, retry } = state ?? { ...code, retry: reload };
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
