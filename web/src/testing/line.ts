import { act } from '@testing-library/react';

/** The browser's EventSource, which the test window does not have: open, and silent until a test says something. */
export class Line extends EventTarget {
  close(): void {
    this.dispatchEvent(new Event('close'));
  }

  say(type: string, data: unknown): void {
    act(() => {
      this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
    });
  }
}
