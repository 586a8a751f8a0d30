import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { useUrlState } from './use-url-state.ts';

interface Place {
  form: boolean;
  text: string;
}

function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  return { form: query.has('form'), text: query.get('text') ?? '' };
}

function addressOf({ form, text }: Place): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('text', text);
  if (form) query.set('form', 'open');
  return query.size === 0 ? '/list' : `/list?${query.toString()}`;
}

const show = () => renderHook(() => useUrlState({ readPlace, addressOf })).result;
const here = () => window.location.pathname + window.location.search;
let back: MockInstance<History['back']>;

beforeEach(() => {
  back = vi.spyOn(window.history, 'back');
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/list');
});

describe('a step', () => {
  it('is undone once, however often it is closed', async () => {
    const page = show();
    act(() => page.current.open({ form: true }));
    expect(here()).toBe('/list?form=open');
    // As an answer holds it that was asked for before the dialog was closed.
    const { close } = page.current;
    act(() => {
      close({ form: false });
      close({ form: false });
    });
    await waitFor(() => expect(here()).toBe('/list'));
    act(() => close({ form: false }));
    expect(back).toHaveBeenCalledTimes(1);

    act(() => page.current.open({ form: true }));
    act(() => page.current.close({ form: false }));
    await waitFor(() => expect(here()).toBe('/list'));
    expect(back).toHaveBeenCalledTimes(2);
  });

  it('that closed meanwhile takes no other with it', () => {
    const page = show();
    const { close } = page.current;
    act(() => page.current.open({ text: 'noir' }));
    act(() => close({ form: false }));
    expect(back).not.toHaveBeenCalled();
    expect(here()).toBe('/list?text=noir');
  });

  it('of another page stays', () => {
    const page = show();
    act(() => page.current.open({ form: true }));
    const { close } = page.current;
    act(() => window.history.pushState({ isStep: true }, '', '/other?form=open'));
    act(() => close({ form: false }));
    expect(back).not.toHaveBeenCalled();
    expect(here()).toBe('/other?form=open');
  });

  it('that a link made is put back in its place, with what has changed since', () => {
    window.history.replaceState(null, '', '/list?form=open');
    const page = show();
    const { close } = page.current;
    act(() => page.current.change({ text: 'noir' }));
    act(() => close({ form: false }));
    expect(here()).toBe('/list?text=noir');
  });
});
