import type { Language } from '@girone/contract/languages';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { startSentences } from './start-sentences.ts';
import { createLive, LiveContext } from '../lib/api/live.ts';
import { createQueryClient } from '../lib/api/query-client.ts';
import { LiveAnnouncer } from '../ui/accessibility/live-announcer.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { openAt, type ApiServer } from './api-server.ts';
import { Line, type Tell } from './line.ts';

interface PartScene {
  server: ApiServer;
  path: string;
  language?: Language;
}

interface RenderedPart extends RenderResult {
  /** The part itself, drawn anew with what its page would hand it. */
  show: (part: ReactNode) => void;
  tell: Tell;
}

/** A part of a page in front of a server, without the page around it. */
export async function renderPart(
  part: ReactNode,
  { server, path, language = 'en' }: PartScene,
): Promise<RenderedPart> {
  window.localStorage.setItem('language', language);
  await startSentences(language);
  openAt(`${server.origin}${path}`);
  const line = new Line();
  const live = createLive({ onReconnect: () => undefined, openSource: () => line });
  const queryClient = createQueryClient();
  const withSurroundings = (shown: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <LiveContext value={live}>
        {shown}
        <LiveAnnouncer />
        <Toaster labels={{ region: 'Notices', close: 'Close' }} />
      </LiveContext>
    </QueryClientProvider>
  );
  const rendered = render(withSurroundings(part));
  live.start();
  return {
    ...rendered,
    show: (shown) => rendered.rerender(withSurroundings(shown)),
    tell: (type, data) => line.say(type, data),
  };
}
