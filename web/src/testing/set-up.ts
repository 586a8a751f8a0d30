import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { dismissToast } from '../ui/feedback/toast-store.ts';
import { readStyleQuickly } from './quick-styles.ts';

// A page's code is fetched when it is first drawn, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 45_000 });

window.getComputedStyle = readStyleQuickly;

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  cleanup();
  dismissToast();
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Files share their window: what one has kept would be another's language.
  window.localStorage.clear();
  const isOutOfReach = document.body.style.pointerEvents === 'none';
  document.body.style.pointerEvents = '';
  if (isOutOfReach) throw new Error('A dialog has gone, and the page behind it cannot be pressed');
  // A warning nobody expected is a defect nobody has looked at yet. A test that expects one
  // replaces the spy's implementation.
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});

// Code that is fetched ahead of time may still be on its way. Files share their modules, and one that is cut off with the
// file that asked for it would never come for those after it.
afterAll(() => vi.dynamicImportSettled());

// jsdom has no layout and no pointer; these are the parts of both that Radix asks for.
class StillObserver implements ResizeObserver {
  readonly #callback: ResizeObserverCallback;
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }
  observe(): void {
    // Once, as a real one does at the beginning; nothing changes its size without a layout.
    this.#callback([], this);
  }
  unobserve(): void {
    // Nothing was observed.
  }
  disconnect(): void {
    // Nothing was observed.
  }
}
globalThis.ResizeObserver ??= StillObserver;
if (!('fonts' in document)) {
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] } });
}
for (const missing of [
  'hasPointerCapture',
  'setPointerCapture',
  'releasePointerCapture',
  'scrollIntoView',
]) {
  if (!(missing in Element.prototype)) {
    Object.defineProperty(Element.prototype, missing, { value: () => false, configurable: true });
  }
}
// jsdom reads files in the old way alone.
if (!('arrayBuffer' in Blob.prototype)) {
  Object.defineProperty(Blob.prototype, 'arrayBuffer', { value: readBytes, configurable: true });
}
async function readBytes(this: Blob): Promise<unknown> {
  const reader = new FileReader();
  const isRead = new Promise((resolve) => reader.addEventListener('loadend', resolve));
  reader.readAsArrayBuffer(this);
  await isRead;
  return reader.result;
}
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => true,
});
