import { Download } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { buttonClasses } from '../../ui/actions/button-style.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { usePageReload } from '../../ui/loading/page-reload.ts';
import { sendRequest } from '../api/api-client.ts';
import { useFailureText } from '../api/use-failure-text.ts';
import { useSearchText } from '../text/search-text.ts';
import styles from './list-tools.module.css';

interface ListToolsProps {
  /** Names the search and stands in it. */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  /** The choices beside the search. */
  children?: ReactNode;
  /** Where the whole list can be fetched as a table, narrowed and sorted as it is here. */
  exported?: { path: string; query: Readonly<Record<string, string | undefined>> } | undefined;
}

/** Above a list of the admin area: what to look for, and the way to take it along. */
export function ListTools({ label, search, onSearch, children, exported }: ListToolsProps) {
  const { t } = useTranslation();
  const download = useDownload();
  const { text, setText } = useSearchText(search, onSearch);
  return (
    <div className={styles.tools}>
      <SearchField
        label={label}
        placeholder={label}
        clearLabel={t('shared.clearSearch')}
        value={text}
        onValueChange={setText}
        className={styles.search}
      />
      {children}
      {exported !== undefined && (
        // A file, not a page: the router must not take it.
        <a
          href={fileAddress(exported)}
          download
          onClick={(event) => {
            event.preventDefault();
            void download(exported);
          }}
          className={buttonClasses({ variant: 'ghost', className: styles.export })}
        >
          <Download {...buttonIcon} />
          {t('admin.table.export')}
        </a>
      )}
    </div>
  );
}

/**
 * One row is asked for first: should the area be locked, the page asks for the password and goes on to the file, where
 * the browser alone would show the refusal.
 */
function useDownload() {
  const failure = useFailureText();
  const { reloadAt } = usePageReload();
  return async (exported: NonNullable<ListToolsProps['exported']>) => {
    try {
      await sendRequest(`GET ${exported.path.replace(/\.csv$/, '')}`, { query: { limit: 1 } });
      reloadAt(fileAddress(exported));
    } catch (error) {
      showToast({ title: failure(error) });
    }
  };
}

function fileAddress({ path, query }: NonNullable<ListToolsProps['exported']>): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parts.set(name, value);
  }
  return parts.size === 0 ? path : `${path}?${parts.toString()}`;
}
