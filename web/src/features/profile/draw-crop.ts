import { cropBox, type Crop } from './crop-geometry.ts';

/** More than any screen shows of a face. */
const largestSide = 960;

/** The kept square as a file of its own. */
export async function drawCrop(image: HTMLImageElement, crop: Crop): Promise<File> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const box = cropBox({ width, height }, crop);
  const side = Math.max(1, Math.round(box.side));
  const canvas = document.createElement('canvas');
  const drawn = Math.min(side, largestSide);
  canvas.width = drawn;
  canvas.height = drawn;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser does not draw');
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    image,
    Math.round(box.left),
    Math.round(box.top),
    side,
    side,
    0,
    0,
    drawn,
    drawn,
  );
  const blob = await new Promise<Blob | null>((resolve) => {
    // A browser that does not write WebP makes a PNG of it.
    canvas.toBlob(resolve, 'image/webp', 0.92);
  });
  if (blob === null) throw new Error('this browser wrote no picture');
  return new File([blob], `picture.${blob.type.replace('image/', '')}`, { type: blob.type });
}
