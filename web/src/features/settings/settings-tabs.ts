import { useLocation, useSearch } from 'wouter';

export const settingsTabs = ['account', 'security', 'notifications', 'privacy', 'data'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The tab that the address names, so that a link can lead to it. */
export function useTabInAddress() {
  const [path, navigate] = useLocation();
  const named = new URLSearchParams(useSearch()).get('tab');
  const tab = settingsTabs.find((each) => each === named) ?? 'account';

  /** Another view of the same place: no step for the back button. */
  function choose(chosen: string): void {
    const query = chosen === 'account' ? '' : `?tab=${chosen}`;
    navigate(`${path}${query}`, { replace: true, state: window.history.state });
  }

  return { tab, choose };
}
