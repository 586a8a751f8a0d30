import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ToastFallback } from '../../lib/loading/toast-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { LazyFallback } from '../../ui/loading/lazy-fallback.tsx';

/** The person comes first, what they did right behind; what changes something when it is wanted. */
export const LazyTabs = lazyComponent(
  async () => (await import('./profile-tabs.tsx')).ProfileTabs,
  function TabsFallback() {
    const { t } = useTranslation();
    return (
      <LazyFallback
        level={2}
        height={320}
        loadingLabel={t('profile.tabs.loading')}
        failedTitle={t('shared.failure.network')}
        retryLabel={t('pages.outdated.action')}
      />
    );
  },
);

export const LazyEditProfile = lazyComponent(
  async () => (await import('./edit-profile.tsx')).EditProfile,
  function EditProfileFallback() {
    const { t } = useTranslation();
    return (
      <LazyFallback
        level={2}
        height={420}
        loadingLabel={t('shared.form.loading')}
        failedTitle={t('shared.failure.network')}
        retryLabel={t('pages.outdated.action')}
      />
    );
  },
);

export const LazyPeople = lazyComponent(
  async () => (await import('./people-dialog.tsx')).PeopleDialog,
  ToastFallback,
);

export const LazyPicture = lazyComponent(
  withDictionaries(['uploads'], async () => (await import('./picture-dialog.tsx')).PictureDialog),
  ToastFallback,
);

export const preloadTabs = () => void LazyTabs.preload();
export const preloadPeople = LazyPeople.preloadOnInteraction;
export const preloadEdit = LazyEditProfile.preloadOnInteraction;
