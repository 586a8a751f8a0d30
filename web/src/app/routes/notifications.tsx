import { NotificationsPage } from '../../features/notifications/notifications-page.tsx';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** Below what was told: most have answered it, or never can. */
const PushOffer = lazyComponent(
  withDictionaries(
    ['push'],
    async () => (await import('../../features/settings/push/push-offer.tsx')).PushOffer,
  ),
  () => null,
);

export function Notifications() {
  return <NotificationsPage offer={<PushOffer />} />;
}
