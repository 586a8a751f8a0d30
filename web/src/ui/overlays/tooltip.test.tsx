import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { LazyTooltips } from './lazy-tooltips.tsx';

const tooltip = () => screen.queryByRole('tooltip', { hidden: true });
const button = (name: string) => screen.getByRole('button', { name });
// Told directly: what plays a person would wait for the clock that stands still here.
const hover = (place: Element) => fireEvent.pointerEnter(place, { pointerType: 'mouse' });
const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
const tabTo = (place: HTMLElement) => {
  act(() => place.focus());
  fireEvent.keyUp(place, { key: 'Tab' });
};
function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function draw() {
  render(
    <>
      <IconButton label="Share">S</IconButton>
      <IconButton label="Delete">D</IconButton>
      <p>Elsewhere</p>
      <LazyTooltips />
    </>,
  );
}

beforeAll(async () => {
  // The code comes with the first sign.
  draw();
  hover(button('Share'));
  await screen.findByRole('tooltip', { hidden: true });
  cleanup();
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  draw();
});

describe('a tooltip', () => {
  it('opens once a mouse has rested on the button for 700 ms', () => {
    hover(button('Share'));
    pass(699);
    expect(tooltip()).toBeNull();
    pass(1);
    expect(tooltip()?.textContent).toBe('Share');
    hover(screen.getByText('Elsewhere'));
    pass(200);
    expect(tooltip()).toBeNull();
  });

  it('opens at once on a neighbour, for 300 ms', () => {
    hover(button('Share'));
    pass(700);
    hover(button('Delete'));
    expect(tooltip()?.textContent).toBe('Delete');
    hover(screen.getByText('Elsewhere'));
    pass(150);
    expect(tooltip()).toBeNull();
    pass(299);
    hover(button('Share'));
    expect(tooltip()?.textContent).toBe('Share');
    hover(screen.getByText('Elsewhere'));
    pass(150 + 300);
    hover(button('Delete'));
    expect(tooltip()).toBeNull();
    pass(700);
    expect(tooltip()?.textContent).toBe('Delete');
  });

  it('opens where the keyboard goes, and closes when it goes on', () => {
    tabTo(button('Share'));
    expect(tooltip()?.textContent).toBe('Share');
    // The mouse has no part in it.
    hover(screen.getByText('Elsewhere'));
    pass(2000);
    expect(tooltip()?.textContent).toBe('Share');
    tabTo(button('Delete'));
    expect(tooltip()?.textContent).toBe('Delete');
    act(() => button('Delete').blur());
    pass(1);
    expect(tooltip()).toBeNull();
  });

  it('does not open where the focus was put by something else', () => {
    act(() => button('Share').focus());
    pass(2000);
    expect(tooltip()).toBeNull();
  });

  it('never opens under a finger', () => {
    fireEvent.pointerOver(button('Share'), { pointerType: 'touch' });
    fireEvent.pointerDown(button('Share'), { pointerType: 'touch' });
    pass(5000);
    expect(tooltip()).toBeNull();
  });

  it('can be pointed at itself', () => {
    hover(button('Share'));
    pass(700);
    hover(screen.getByText('Elsewhere'));
    pass(100);
    hover(tooltip() ?? document.body);
    pass(5000);
    expect(tooltip()?.textContent).toBe('Share');
    hover(screen.getByText('Elsewhere'));
    pass(150);
    expect(tooltip()).toBeNull();
  });

  it('closes with Escape and stays closed until its button is left', () => {
    hover(button('Share'));
    pass(700);
    escape();
    expect(tooltip()).toBeNull();
    fireEvent.pointerOver(button('Share'), { pointerType: 'mouse' });
    pass(2000);
    expect(tooltip()).toBeNull();
  });

  it('closes before the dialog that it stands in', () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Film" closeLabel="Close">
        <p>Stalker</p>
      </Dialog>,
    );
    hover(button('Close'));
    pass(700);
    expect(tooltip()?.textContent).toBe('Close');
    escape();
    expect(tooltip()).toBeNull();
    expect(onOpenChange).not.toHaveBeenCalled();
    escape();
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('leaves the next key to the dialog once the keyboard has gone on', () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Film" closeLabel="Close">
        <input aria-label="Title" />
      </Dialog>,
    );
    tabTo(button('Close'));
    expect(tooltip()?.textContent).toBe('Close');
    // Both before anything is drawn again.
    act(() => {
      screen.getByLabelText('Title').focus();
      escape();
    });
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('gives way to a press, and to what the button has opened', () => {
    hover(button('Share'));
    pass(700);
    fireEvent.pointerDown(button('Share'), { pointerType: 'mouse' });
    fireEvent.click(button('Share'));
    expect(tooltip()).toBeNull();
    pass(5000);
    expect(tooltip()).toBeNull();
  });

  it('is not said a second time to those who hear the name of the button', () => {
    hover(button('Share'));
    pass(700);
    expect(tooltip()).not.toBeNull();
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(button('Share').hasAttribute('aria-describedby')).toBe(false);
    expect(button('Share').hasAttribute('title')).toBe(false);
  });
});
