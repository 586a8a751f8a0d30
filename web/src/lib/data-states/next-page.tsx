import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import styles from './next-page.module.css';

interface NextPageProps {
  list: {
    hasNextPage: boolean;
    isPlaceholderData: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  label: string;
  /** Said where the next page did not arrive. */
  failed: string;
}

/** The way to the next page of a list, below it; nothing where there is none. */
export function NextPage({ list, label, failed }: NextPageProps) {
  const { t } = useTranslation();
  const [hasFocus, setHasFocus] = useState(false);
  const hasFailed = list.isFetchNextPageError;
  if (!(list.hasNextPage || hasFocus) || list.isPlaceholderData) return null;
  return (
    <div className={styles.more}>
      {hasFailed && <p role="alert">{failed}</p>}
      <Button
        variant="secondary"
        pending={list.isFetchingNextPage}
        pendingLabel={t('pages.loading')}
        // Not gone: who has just come to the last page keeps the focus here, until they leave.
        aria-disabled={!list.hasNextPage}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        onClick={() => {
          if (list.hasNextPage) void list.fetchNextPage();
        }}
      >
        {hasFailed ? t('shared.retry') : label}
      </Button>
    </div>
  );
}
