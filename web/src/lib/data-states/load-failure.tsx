import { useTranslation } from '../../i18n/use-translation.ts';
import type { ButtonVariant } from '../../ui/actions/button-style.ts';
import { Button } from '../../ui/actions/button.tsx';
import { keepFocus } from '../../ui/accessibility/keep-focus.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import type { StatePanelProps } from '../../ui/feedback/state-panel.tsx';
import { useFailureText } from '../api/use-failure-text.ts';

/** What of a query tells that it failed, and asks again. */
export interface FailedQuery {
  error: Error | null;
  refetch: () => Promise<unknown>;
}

interface LoadFailureProps extends Pick<StatePanelProps, 'title' | 'level' | 'compact'> {
  query: FailedQuery;
  /** Where the server gives no reason. */
  fallback?: string | undefined;
  /** Of the button that asks again. */
  variant?: ButtonVariant | undefined;
}

/** In the place of what could not be fetched: why, and the way to ask again. */
export function LoadFailure(props: LoadFailureProps) {
  const { query, fallback, variant = 'secondary', ...panel } = props;
  const { t } = useTranslation();
  const failure = useFailureText();
  return (
    <ErrorState
      {...panel}
      actions={
        <Button variant={variant} ref={keepFocus} onClick={() => void query.refetch()}>
          {t('shared.retry')}
        </Button>
      }
    >
      {failure(query.error, fallback)}
    </ErrorState>
  );
}
