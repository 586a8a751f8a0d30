let isBack = false;

/** Notes that a page is opened where somebody had scrolled down before, or that they move by themselves again. */
export function noteReturn(hasReturned: boolean): void {
  isBack = hasReturned;
}

/** Whether a page is being opened where it was left: all of it is drawn then, or that place would be another. */
export function isReturning(): boolean {
  return isBack;
}
