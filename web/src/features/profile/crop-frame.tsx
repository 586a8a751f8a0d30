import { ZoomIn, ZoomOut } from '../../ui/images/icons.ts';
import { useCallback, useId, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { cropBox, largestZoom, zoomCrop, type Crop, type Size } from './crop-geometry.ts';
import styles from './picture-dialog.module.css';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropFrameProps {
  /** Of the picture, as far as it is known. */
  size: Size;
  file: File;
  crop: Crop;
  onCrop: Dispatch<SetStateAction<Crop>>;
  /** The picture can be looked at, and drawn from. */
  onLoad: (image: HTMLImageElement) => void;
  onUnreadable: () => void;
}

/** The square that is kept of a picture, with the circle in which it will be shown. */
export function CropFrame(props: CropFrameProps) {
  const { size, file, crop, onCrop, onLoad, onUnreadable } = props;
  const { t } = useTranslation();
  const hint = useId();
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  const gestures = useCropGestures(size, onCrop);
  const { left, top, side } = cropBox(size, crop);
  const part = (pixels: number) => `${(pixels / side) * 100}%`;
  return (
    <div className={styles.crop}>
      <div
        {...gestures}
        role="application"
        aria-label={t('profile.picture.crop')}
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the picture
        tabIndex={0}
        className={styles.frame}
      >
        <img
          ref={showFile}
          alt=""
          draggable={false}
          className={styles.picture}
          style={{
            inlineSize: part(size.width),
            blockSize: part(size.height),
            insetInlineStart: part(-left),
            insetBlockStart: part(-top),
          }}
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
          onError={onUnreadable}
        />
        <span className={styles.circle} aria-hidden />
      </div>
      <div className={styles.zoom}>
        <ZoomOut {...buttonIcon} />
        <input
          type="range"
          min={1}
          max={largestZoom}
          step={0.05}
          value={crop.zoom}
          aria-label={t('profile.picture.zoom')}
          onChange={({ target }) => {
            const zoom = Number(target.value);
            onCrop((before) => zoomCrop(size, before, zoom));
          }}
        />
        <ZoomIn {...buttonIcon} />
      </div>
      <p id={hint} className={styles.hint}>
        {t('profile.picture.cropHint')}
      </p>
    </div>
  );
}
