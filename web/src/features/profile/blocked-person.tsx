import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ReportDialog } from '../../domain/moderation/report/report-dialog.tsx';
import { useInvalidateAllQueries } from '../../lib/api/use-invalidate-all-queries.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useProfileAction } from './use-profile-action.ts';

/** Somebody whom the viewer does not see because of a block of their own. */
export function BlockedPerson({ username }: { username: string }) {
  const { t } = useTranslation();
  const unblock = useUnblock(username);
  const [isReporting, setIsReporting] = useState(false);
  return (
    <>
      <EmptyState
        level={1}
        title={t('profile.block.blockedTitle', { username })}
        actions={
          <>
            <Button
              pending={unblock.isPending}
              pendingLabel={t('profile.block.unblocking')}
              onClick={() => unblock.mutate()}
            >
              {t('profile.block.unblock')}
            </Button>
            <Button variant="ghost" onClick={() => setIsReporting(true)}>
              {t('profile.options.report', { username })}
            </Button>
          </>
        }
      >
        {t('profile.block.blockedText')}
      </EmptyState>
      <ReportDialog
        reported={{ username }}
        open={isReporting}
        onClose={() => setIsReporting(false)}
      />
    </>
  );
}

export function useUnblock(username: string) {
  const { t } = useTranslation();
  const forget = useInvalidateAllQueries();
  return useProfileAction({
    act: () => callApi('DELETE /api/users/:username/block', { params: { username } }),
    spoken: t('profile.block.unblocked', { username }),
    fallback: t('profile.block.unblockFailed'),
    onDone: forget,
  });
}
