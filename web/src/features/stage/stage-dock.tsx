import { Maximize, X } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { StartButtons } from './hall-desk.tsx';
import { SoundButton } from './sound-button.tsx';
import styles from './stage-dock.module.css';
import { useStageSetting } from './stage-context.ts';
import type { DirectShow } from './use-direct-show.ts';
import type { useFullScreen } from './use-full-screen.ts';

interface StageDockProps {
  /** The evening has not begun, and whoever looks may start it. */
  isInHall: boolean;
  mayRun: boolean;
  show: DirectShow;
  controls: ReactNode;
  reactions: ReactNode;
  fullScreen: ReturnType<typeof useFullScreen>;
}

/** Below the picture on a computer: everything that a phone has, and the way to the big screen. */
export function StageDock(props: StageDockProps) {
  const { isInHall, mayRun, show, controls, reactions, fullScreen } = props;
  const { t } = useTranslation();
  const { backHref } = useStageSetting();
  return (
    <div className={styles.dock}>
      <div>
        <ButtonLink variant="ghost" href={backHref} icon={<X {...buttonIcon} />}>
          {t('stage.leaveShort')}
        </ButtonLink>
        {isInHall ? <StartButtons show={show} /> : controls}
      </div>
      <div>
        {mayRun && <p className={styles.hint}>{t('stage.keys')}</p>}
        {reactions}
        <SoundButton />
        {fullScreen.isOffered && (
          <Button
            variant="secondary"
            icon={<Maximize {...buttonIcon} />}
            onClick={() => void fullScreen.toggle()}
          >
            {t('stage.bigScreen')}
          </Button>
        )}
      </div>
    </div>
  );
}
