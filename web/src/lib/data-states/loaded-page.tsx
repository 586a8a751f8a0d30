import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { ApiError } from '../api/api-error.ts';
import { LoadFailure } from './load-failure.tsx';
import { useDeferredRender } from '../loading/use-deferred-render.ts';

interface LoadedPageProps<Data> {
  query: UseQueryResult<Data>;
  loading: string;
  failed: string;
  /** Where it is another than that of most pages. */
  outline?: ReactNode;
  /** The page that says that it is not there. */
  missing: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A page about one thing: it, its outline while it is on the way, or why it cannot be shown. */
export function LoadedPage<Data>(props: LoadedPageProps<Data>): ReactNode {
  const { query, loading, failed, outline, missing, children } = props;
  const { data, error } = query;
  const isDrawn = useDeferredRender(data !== undefined);
  // Also of one that was here a moment ago: it has been deleted, or the circle left.
  if (error instanceof ApiError && error.status === 404) return missing;
  if (data !== undefined && isDrawn) return children(data);
  if (error === null) return <Outline label={loading}>{outline}</Outline>;
  return (
    <Page>
      <LoadFailure level={1} title={failed} variant="primary" query={query} />
    </Page>
  );
}

function Outline({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <Page aria-busy>
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      {children ?? (
        <Stack gap={4}>
          <Skeleton width={120} height={26} />
          <Skeleton width="min(420px, 80%)" height={48} />
          <Skeleton width="min(560px, 95%)" height={18} />
          <Skeleton shape="block" height={88} />
          <Skeleton shape="block" height={280} />
        </Stack>
      )}
    </Page>
  );
}
