/** The picture as it was chosen, in its own pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Which square of a picture is kept: its middle, as parts of the picture, and how far it is zoomed in. */
export interface Crop {
  x: number;
  y: number;
  /** 1: as much as fits into a square. */
  zoom: number;
}

export const largestZoom = 4;

/** At first the middle, whole. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The square in the picture's own pixels. */
export function cropBox({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** Never beyond the edge of the picture. */
function keepInside(size: Size, crop: Crop): Crop {
  const zoom = between(crop.zoom, 1, largestZoom);
  const { side } = cropBox(size, { ...crop, zoom });
  const marginX = side / 2 / size.width;
  const marginY = side / 2 / size.height;
  return {
    x: between(crop.x, marginX, 1 - marginX),
    y: between(crop.y, marginY, 1 - marginY),
    zoom,
  };
}

/** The picture was moved under the frame; the steps are parts of the frame's side. */
export function moveCrop(size: Size, crop: Crop, step: { right: number; down: number }): Crop {
  const { side } = cropBox(size, crop);
  return keepInside(size, {
    ...crop,
    x: crop.x - (step.right * side) / size.width,
    y: crop.y - (step.down * side) / size.height,
  });
}

export function zoomCrop(size: Size, crop: Crop, zoom: number): Crop {
  return keepInside(size, { ...crop, zoom });
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
