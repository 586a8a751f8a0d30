import { limits } from '@girone/contract/rules';
import { X } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Field } from '../../ui/forms/field.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Input } from '../../ui/forms/input.tsx';
import styles from './composer.module.css';
import type { PostPicture } from './use-composer.ts';

interface ComposerPictureProps {
  picture: PostPicture;
  isLocked: boolean;
  onChange: (picture: PostPicture) => void;
  onRemove: () => void;
}

/** The picture as it will go out, and what stands below it. */
export function ComposerPicture({ picture, isLocked, onChange, onRemove }: ComposerPictureProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.preview}>
      <img src={picture.preview} alt={t('posts.composer.photo')} className={styles.picture} />
      <Field
        className={styles.caption}
        label={t('posts.composer.caption')}
        optionalMark={t('uploads.optional')}
      >
        <Input
          value={picture.caption}
          maxLength={limits.imageCaption.max}
          readOnly={isLocked}
          onChange={(event) => onChange({ ...picture, caption: event.target.value })}
        />
      </Field>
      <IconButton label={t('posts.composer.removePhoto')} disabled={isLocked} onClick={onRemove}>
        <X {...buttonIcon} />
      </IconButton>
    </div>
  );
}
