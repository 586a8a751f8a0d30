import type { LiveEvents, LiveEventType } from '@girone/contract/events';
import type { TestClient } from './test-client.ts';

interface Heard {
  text: string;
  hasEnded: boolean;
}

/** Opens the stream as a browser does and writes down what it hears, until it ends. */
export async function listen(address: string, client: TestClient, query = '') {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const leave = new AbortController();
  const response = await fetch(new URL(`/api/events${query}`, address), {
    headers: { cookie },
    signal: leave.signal,
  });
  const heard: Heard = { text: '', hasEnded: false };
  void (async () => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    try {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        heard.text += part.value;
      }
    } finally {
      heard.hasEnded = true;
    }
  })().catch(() => undefined);
  return { response, heard, leave: () => leave.abort() };
}

/** What a stream has said of one kind, in its order. */
export function eventsOf<Type extends LiveEventType>(
  page: { readonly heard: Heard },
  type: Type,
): LiveEvents[Type][] {
  const said = page.heard.text.matchAll(new RegExp(`event: ${type}\ndata: (.*)\n`, 'g'));
  // As the contract says; the tests look at what it is.
  return [...said].map(([, data]): LiveEvents[Type] => JSON.parse(data ?? ''));
}
