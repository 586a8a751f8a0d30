import { useCallback, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { moveCrop, zoomCrop, type Crop, type Size } from './crop-geometry.ts';

interface Point {
  x: number;
  y: number;
}

type ChangeCrop = (step: (crop: Crop) => Crop) => void;

/** Of the frame's side, for one press of an arrow key. */
const keyStep = 0.04;
const keyZoom = 0.1;
const wheelZoom = 0.002;

const arrows: Readonly<Record<string, { right: number; down: number }>> = {
  ArrowLeft: { right: -keyStep, down: 0 },
  ArrowRight: { right: keyStep, down: 0 },
  ArrowUp: { right: 0, down: -keyStep },
  ArrowDown: { right: 0, down: keyStep },
};

const zooms: Readonly<Record<string, number>> = { '+': keyZoom, '=': keyZoom, '-': -keyZoom };

/** Moves and zooms a picture under its frame: one finger or the mouse, two fingers, wheel, keyboard. */
export function useCropGestures(size: Size, change: ChangeCrop) {
  const pointers = useRef(new Map<number, Point>());

  function onKeyDown(event: KeyboardEvent): void {
    const step = arrows[event.key];
    const zoom = zooms[event.key];
    if (step === undefined && zoom === undefined) return;
    event.preventDefault();
    if (step !== undefined) change((crop) => moveCrop(size, crop, step));
    if (zoom !== undefined) change((crop) => zoomCrop(size, crop, crop.zoom + zoom));
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event));
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
    pointers.current.set(event.pointerId, now);
    const side = event.currentTarget.getBoundingClientRect().width || 1;
    // With two fingers each carries half of the movement.
    const share = side * (others.length + 1);
    const step = { right: (now.x - before.x) / share, down: (now.y - before.y) / share };
    const other = others[0]?.[1];
    const ratio = other === undefined ? 1 : distance(now, other) / (distance(before, other) || 1);
    change((crop) => zoomCrop(size, moveCrop(size, crop, step), crop.zoom * ratio));
  }

  function onPointerEnd(event: PointerEvent): void {
    pointers.current.delete(event.pointerId);
  }

  /** React's own wheel events cannot keep the dialog from scrolling. */
  const watchWheel = useCallback(
    (frame: HTMLElement | null) => {
      if (frame === null) return undefined;
      const turn = (event: WheelEvent) => {
        event.preventDefault();
        change((crop) => zoomCrop(size, crop, crop.zoom * (1 - event.deltaY * wheelZoom)));
      };
      frame.addEventListener('wheel', turn, { passive: false });
      return () => frame.removeEventListener('wheel', turn);
    },
    [size, change],
  );

  return {
    ref: watchWheel,
    onKeyDown,
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
  };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
