import { useQuery } from '@tanstack/react-query';
import { Plus } from '../../ui/images/icons.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { inviteFriendsAddress } from '../../domain/circle/circle-address.ts';
import { myCirclesQuery } from '../../domain/shared-queries.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useCirclesAddress } from './circles-address.ts';
import { Explore } from './explore.tsx';
import { LazyCreateCircle, preloadRequests, preloadSettings } from './lazy-dialogs.tsx';
import { MyCircles } from './my-circles.tsx';
import { useLiveCircles } from './use-refresh-circles.ts';

export function CirclesPage({ viewerId }: { viewerId: number }) {
  const { t } = useTranslation();
  const { place, openCreate, closeCreate, change } = useCirclesAddress();
  const { data: mine } = useQuery(myCirclesQuery);
  const isFull = mine !== undefined && mine.active >= mine.max;
  useLiveCircles();
  useEffect(() => {
    preloadSettings();
    preloadRequests();
  }, []);

  return (
    <Page>
      <PageHead
        title={t('pages.title.circles')}
        lead={t('circles.lead')}
        actions={
          <Button icon={<Plus {...buttonIcon} />} onClick={openCreate}>
            {t('circles.create')}
          </Button>
        }
      />
      <MyCircles viewerId={viewerId} onCreate={openCreate} />
      <Explore place={place} viewerId={viewerId} isFull={isFull} onChange={change} />
      {place.isCreating && <Creation isFull={isFull} onClose={closeCreate} />}
    </Page>
  );
}

interface CreationProps {
  isFull: boolean;
  onClose: () => void;
}

/** Creating takes a place as well: where none is left, that is said instead of a form. */
function Creation({ isFull, onClose }: CreationProps) {
  const { t } = useTranslation();
  // As it was when the dialog opened: the last free place is taken by this very form.
  const [wasFull] = useState(isFull);
  const [, navigate] = useLocation();
  if (!wasFull) {
    return (
      <LazyCreateCircle
        onClose={onClose}
        // A circle of one is none: its page opens with the way to invite others.
        onCreated={({ id }) => navigate(inviteFriendsAddress(id), { replace: true })}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('circles.mine.fullTitle')}
      description={t('circles.mine.fullText')}
      closeLabel={t('shared.close')}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    />
  );
}
