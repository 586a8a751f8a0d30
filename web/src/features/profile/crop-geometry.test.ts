import { describe, expect, it } from 'vitest';
import { cropBox, largestZoom, moveCrop, wholeCrop, zoomCrop } from './crop-geometry.ts';

const wide = { width: 800, height: 400 };

describe('the square that is kept of a picture', () => {
  it('is at first the middle, as large as fits', () => {
    expect(cropBox(wide, wholeCrop)).toEqual({ left: 200, top: 0, side: 400 });
    expect(cropBox({ width: 300, height: 900 }, wholeCrop)).toEqual({
      left: 0,
      top: 300,
      side: 300,
    });
  });

  it('goes the other way than the picture that is moved under it, and stops at its edge', () => {
    const moved = moveCrop(wide, wholeCrop, { right: 0.25, down: 0.5 });
    expect(cropBox(wide, moved)).toEqual({ left: 100, top: 0, side: 400 });
    const far = moveCrop(wide, moved, { right: 9, down: 0 });
    expect(cropBox(wide, far)).toEqual({ left: 0, top: 0, side: 400 });
  });

  it('is smaller the further it is zoomed in, and stays in the picture when that is undone', () => {
    const near = zoomCrop(wide, wholeCrop, 2);
    expect(cropBox(wide, near)).toEqual({ left: 300, top: 100, side: 200 });
    const corner = moveCrop(wide, near, { right: -5, down: -5 });
    expect(cropBox(wide, corner)).toEqual({ left: 600, top: 200, side: 200 });
    expect(cropBox(wide, zoomCrop(wide, corner, 0.2))).toEqual({ left: 400, top: 0, side: 400 });
    expect(zoomCrop(wide, near, 99).zoom).toBe(largestZoom);
  });
});
