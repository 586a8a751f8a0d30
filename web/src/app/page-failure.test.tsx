import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSentences } from '../testing/start-sentences.ts';
import { PageReloadContext } from '../ui/loading/page-reload.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { PageFailure } from './page-failure.tsx';

beforeEach(() => startSentences('en'));

function renderPage(Page: () => React.ReactNode) {
  const reloads: string[] = [];
  const pageReload = {
    reload: () => void reloads.push('here'),
    reloadAt: (path: string) => void reloads.push(path),
  };
  const draw = (path: string) => (
    <PageReloadContext value={pageReload}>
      <ErrorBoundary
        resetKey={path}
        renderFailure={(error, retry) => <PageFailure error={error} onRetry={retry} />}
      >
        <Suspense>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </PageReloadContext>
  );
  // React reports what a boundary caught; here it is expected.
  const { rerender } = render(draw('/circles'), { onCaughtError: () => undefined });
  return { reloads, goTo: (path: string) => rerender(draw(path)) };
}

describe('a page that breaks', () => {
  it('says so and can be tried again', async () => {
    let isBroken = true;
    renderPage(() => {
      if (isBroken) throw new Error('broken');
      return <h1>Circles</h1>;
    });
    expect(screen.getByRole('heading', { name: 'That did not go through' })).toBeDefined();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'Circles' })).toBeDefined();
  });

  it('is left behind by going elsewhere', () => {
    let isBroken = true;
    const { goTo } = renderPage(() => {
      if (isBroken) throw new Error('broken');
      return <h1>Films</h1>;
    });
    isBroken = false;
    goTo('/films');
    expect(screen.getByRole('heading', { name: 'Films' })).toBeDefined();
  });
});

describe('a page whose code does not arrive', () => {
  it('offers to reload', async () => {
    const Page = lazyComponent(() => Promise.reject(new TypeError('Failed to fetch')), 'suspend');
    const { reloads } = renderPage(() => <Page />);
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(reloads).toEqual(['here']);
  });

  it('is asked for again after a download ahead of time failed', async () => {
    let tries = 0;
    const Page = lazyComponent(() => {
      tries += 1;
      if (tries === 1) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(() => <h1>Circles</h1>);
    }, 'suspend');
    await Page.preload();
    renderPage(() => <Page />);
    expect(await screen.findByRole('heading', { name: 'Circles' })).toBeDefined();
    expect(tries).toBe(2);
  });
});
