import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useLiveEvent } from '../../lib/api/live.ts';
import { chosenLanguage } from '../../lib/text/language.ts';
import { LazyConfirmDialog } from '../../lib/loading/lazy-confirm-dialog.tsx';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CopyField } from '../../lib/copy/copy-field.tsx';
import { publicCalendarAddress } from './share-addresses.ts';
import type { SharedSeason } from './shared-season.ts';
import { ShareWay } from './share-way.tsx';

/** The match days in a calendar program. */
export function CalendarShare({ season }: { season: SharedSeason }) {
  const { t } = useTranslation();
  const { tournamentId, isPublic, isSignedIn } = season;
  return (
    <ShareWay title={t('sharing.calendar.title')} text={t('sharing.calendar.text')}>
      {isPublic && (
        <CopyField
          label={t('sharing.calendar.public')}
          value={publicCalendarAddress(tournamentId, chosenLanguage())}
        />
      )}
      {isSignedIn && <SecretAddresses tournamentId={tournamentId} isPublic={isPublic} />}
    </ShareWay>
  );
}

const root = '/api/calendar';

interface SecretAddressesProps {
  /** Without one, only the address of all match days. */
  tournamentId: number | null;
  isPublic: boolean;
}

function addressQuery(tournamentId: number | null): { tournamentId?: string } {
  return tournamentId === null ? {} : { tournamentId: String(tournamentId) };
}

function addressesQuery(tournamentId: number | null) {
  return queryOptions({
    queryKey: [root, { tournamentId }],
    queryFn: ({ signal }) =>
      callApi('GET /api/calendar', { query: addressQuery(tournamentId), signal }),
    ...alwaysStale,
  });
}

/** The viewer's own addresses: whoever has one reads the match days. */
export function SecretAddresses({ tournamentId, isPublic }: SecretAddressesProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const query = useQuery(addressesQuery(tournamentId));
  // A new password and the end of other sessions end the addresses too.
  useLiveEvent('account', () => {
    void queryClient.invalidateQueries({ queryKey: [root] });
  });
  const { data, error } = query;
  if (data === undefined) {
    if (error !== null) {
      return <LoadFailure compact title={t('sharing.calendar.failed')} query={query} />;
    }
    return (
      <SkeletonList label={t('sharing.calendar.loading')} count={1}>
        <Skeleton shape="block" height={72} />
      </SkeletonList>
    );
  }
  return (
    <>
      {/* Everyone has the address of a public one. */}
      {!isPublic && data.tournament !== null && (
        <CopyField label={t('sharing.calendar.tournament')} value={data.tournament} />
      )}
      <CopyField
        label={t('sharing.calendar.mine')}
        hint={t('sharing.calendar.secret')}
        value={data.mine}
      />
      <NewAddresses tournamentId={tournamentId} />
    </>
  );
}

function NewAddresses({ tournamentId }: Pick<SecretAddressesProps, 'tournamentId'>) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const [isAsking, setIsAsking] = useState(false);
  const renewing = useMutation({
    mutationFn: () => callApi('POST /api/calendar', { query: addressQuery(tournamentId) }),
    onSuccess(addresses) {
      // Those of other championships have ended with these.
      queryClient.removeQueries({ queryKey: [root], type: 'inactive' });
      queryClient.setQueryData(addressesQuery(tournamentId).queryKey, addresses);
      setIsAsking(false);
      showToast({ title: t('sharing.calendar.renewed') });
    },
    onError(error) {
      setIsAsking(false);
      showToast({
        title: t('sharing.calendar.renewFailed'),
        description: failure(error),
        variant: 'destructive',
      });
    },
  });
  return (
    <div>
      <Button
        variant="ghost"
        icon={<RefreshCw {...buttonIcon} />}
        onClick={() => setIsAsking(true)}
      >
        {t('sharing.calendar.renew')}
      </Button>
      <LazyConfirmDialog
        danger
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('sharing.calendar.renewTitle')}
        confirmLabel={t('sharing.calendar.renewConfirm')}
        cancelLabel={t('shared.cancel')}
        pending={renewing.isPending}
        pendingLabel={t('sharing.calendar.renewing')}
        onConfirm={() => renewing.mutate()}
      >
        {t('sharing.calendar.renewText')}
      </LazyConfirmDialog>
    </div>
  );
}
