import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { keepFocus } from '../../ui/accessibility/keep-focus.ts';
import { Button } from '../../ui/actions/button.tsx';
import styles from './recap.module.css';

interface NotArrivedProps {
  query: Pick<UseQueryResult, 'errorUpdateCount' | 'isFetching' | 'refetch'>;
}

/** On the ground of a card that could not be fetched: that, and the way to ask again. */
export function NotArrived({ query }: NotArrivedProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.middle} />
      {/* A new one each time: what failed again is said again. */}
      <div key={query.errorUpdateCount} role="alert">
        <h2 tabIndex={-1} className={styles.title} data-long>
          {t('recap.mine.failed')}
        </h2>
      </div>
      <div className={styles.acts}>
        <Button
          variant="secondary"
          ref={keepFocus}
          pending={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {t('shared.retry')}
        </Button>
      </div>
    </>
  );
}
