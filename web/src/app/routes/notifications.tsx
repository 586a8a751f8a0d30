import { NotificationsPage } from '../../features/notifications/notifications-page.tsx';

export function Notifications() {
  return <NotificationsPage />;
}
