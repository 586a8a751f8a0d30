import { Share, Smartphone } from '../../ui/images/icons.ts';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { dismissInstall, install, installWay, subscribeToInstallWay } from './install-offer.ts';

/** Asks once whether Girone is to be an app on this device; nothing where it cannot be. */
export function InstallPrompt() {
  const { t } = useTranslation();
  const way = useSyncExternalStore(subscribeToInstallWay, installWay);
  if (way === null) return null;
  if (way === 'ios') {
    return (
      <Banner
        kind="tip"
        icon={<Share {...buttonIcon} />}
        title={t('dashboard.install.title')}
        action={
          <Button variant="secondary" onClick={dismissInstall}>
            {t('dashboard.install.understood')}
          </Button>
        }
      >
        {t('dashboard.install.ios')}
      </Banner>
    );
  }
  return (
    <Banner
      kind="tip"
      icon={<Smartphone {...buttonIcon} />}
      title={t('dashboard.install.title')}
      action={
        <Row gap={2} wrap>
          <Button variant="secondary" onClick={() => void install()}>
            {t('dashboard.install.action')}
          </Button>
          <Button variant="ghost" onClick={dismissInstall}>
            {t('dashboard.install.later')}
          </Button>
        </Row>
      }
    >
      {t('dashboard.install.text')}
    </Banner>
  );
}
