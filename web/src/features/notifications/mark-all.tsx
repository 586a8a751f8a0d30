import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { unreadQuery } from './notifications.queries.ts';
import { useMarkRead } from './use-mark-read.ts';

/** It stays when there is nothing left to mark, so that it keeps the focus. */
export function MarkAll() {
  const { t } = useTranslation();
  const { data } = useQuery(unreadQuery);
  const marking = useMarkRead();
  const hasUnread = data !== undefined && data.unread > 0;
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<CheckCheck {...buttonIcon} />}
      aria-disabled={!hasUnread}
      pending={marking.isPending}
      onClick={() => {
        if (hasUnread) marking.mutate({ all: true });
      }}
    >
      {t('notifications.markAll')}
    </Button>
  );
}
