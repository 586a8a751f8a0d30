/** Takes pushes off the screen of the device whose notifications are read; all of them where nothing is named. */
export async function closeShown(ids?: readonly number[]): Promise<void> {
  for (const notification of await findShown()) {
    const told: { ids?: number[] } | null = notification.data;
    const isRead = !ids || told?.ids?.every((id) => ids.includes(id)) === true;
    if (isRead) notification.close();
  }
}

async function findShown(): Promise<Notification[]> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    // Where there are no pushes there is no such list.
    return (await registration?.getNotifications?.()) ?? [];
  } catch {
    // The browser blocks workers: none has shown anything then.
    return [];
  }
}
