import type { JoinRequest } from '@girone/contract/circle-entry';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { TimeAgo } from '../../lib/text/time-ago.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { joinRequestsQuery } from './circles.queries.ts';
import { focusPanelOf, Panel, PanelNote } from './panel.tsx';
import { PersonRow } from './person-row.tsx';
import { useCircleAction } from './use-circle-action.ts';

/** Who waits at the door. */
export function RequestPanel({ circleId }: { circleId: number }) {
  const { t } = useTranslation();
  const requests = useQuery(joinRequestsQuery(circleId));
  const { data } = requests;
  return (
    <Panel
      title={t('circles.requests.title')}
      tools={data !== undefined && data.length > 0 && currentFormat().number(data.length)}
      query={requests}
      loading={t('circles.requests.loading')}
      failed={t('circles.requests.failed')}
      empty={<PanelNote>{t('circles.requests.none')}</PanelNote>}
    >
      {(waiting) => (
        <ul>
          {waiting.map((request) => (
            <PersonRow
              key={request.id}
              person={request.user}
              mark={<TimeAgo at={request.createdAt} />}
              text={request.message ?? t('circles.requests.noMessage')}
              actions={<Decision request={request} />}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Decision({ request }: { request: JoinRequest }) {
  const { t } = useTranslation();
  const approving = useRef<HTMLButtonElement>(null);
  const { circleId } = request;
  const name = request.user.username;
  const params = { circleId: String(circleId), requestId: String(request.id) };
  const onDone = () => focusPanelOf(approving.current);
  const approve = useCircleAction({
    circleId,
    act: () => callApi('POST /api/circles/:circleId/join-requests/:requestId/approve', { params }),
    spoken: t('circles.requests.approved', { name }),
    onDone,
  });
  const reject = useCircleAction({
    circleId,
    act: () => callApi('POST /api/circles/:circleId/join-requests/:requestId/reject', { params }),
    spoken: t('circles.requests.rejected', { name }),
    onDone,
  });
  const isPending = approve.isPending || reject.isPending;
  return (
    <>
      <Button
        ref={approving}
        size="small"
        variant="secondary"
        aria-label={t('circles.requests.approveNamed', { name })}
        aria-disabled={reject.isPending}
        pending={approve.isPending}
        pendingLabel={t('circles.requests.approving')}
        onClick={() => isPending || approve.mutate()}
      >
        {t('circles.requests.approve')}
      </Button>
      <Button
        size="small"
        variant="ghost"
        aria-label={t('circles.requests.rejectNamed', { name })}
        aria-disabled={approve.isPending}
        pending={reject.isPending}
        pendingLabel={t('circles.requests.rejecting')}
        onClick={() => isPending || reject.mutate()}
      >
        {t('circles.requests.reject')}
      </Button>
    </>
  );
}
