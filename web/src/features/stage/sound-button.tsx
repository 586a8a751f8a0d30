import { Volume2, VolumeX } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { useStageSetting } from './stage-context.ts';

/** Off until it is pressed. */
export function SoundButton() {
  const { t } = useTranslation();
  const { isOn, toggle } = useStageSetting().sound;
  return (
    <IconButton label={t('stage.sound')} aria-pressed={isOn} onClick={toggle}>
      {isOn ? <Volume2 {...buttonIcon} /> : <VolumeX {...buttonIcon} />}
    </IconButton>
  );
}
