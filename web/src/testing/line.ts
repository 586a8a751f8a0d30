import type { LiveEvents, LiveEventType } from '@girone/contract/events';
import { act } from '@testing-library/react';

/** What the server would tell the open page. */
export type Tell = <Type extends LiveEventType>(type: Type, data: LiveEvents[Type]) => void;

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
