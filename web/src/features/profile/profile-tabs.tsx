import type { Profile } from '@girone/contract/profiles';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { ActivityTab } from './activity-tab.tsx';
import { CirclesTab } from './circles-tab.tsx';
import { FilmsTab } from './films-tab.tsx';
import { profileTabs, type ProfileTab } from './profile-address.ts';
import { TournamentsTab } from './tournaments-tab.tsx';

interface ProfileTabsProps {
  profile: Profile;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
}

/** What the person has done and where they are. */
export function ProfileTabs({ profile, tab, onTab }: ProfileTabsProps) {
  const { t } = useTranslation();
  const contents = {
    activity: <ActivityTab profile={profile} />,
    films: <FilmsTab profile={profile} />,
    tournaments: <TournamentsTab profile={profile} />,
    circles: <CirclesTab profile={profile} />,
  };
  return (
    <Tabs
      label={t('profile.tabs.label')}
      value={tab}
      onValueChange={(chosen) => {
        const known = profileTabs.find((each) => each === chosen);
        if (known !== undefined) onTab(known);
      }}
      items={profileTabs.map((value) => ({
        value,
        label: t(`profile.tabs.${value}`),
        content: contents[value],
      }))}
    />
  );
}
