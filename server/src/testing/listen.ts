import type { TestClient } from './test-client.ts';

/** Opens the stream as a browser does and writes down what it hears, until it ends. */
export async function listen(address: string, client: TestClient, query = '') {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const leave = new AbortController();
  const response = await fetch(new URL(`/api/events${query}`, address), {
    headers: { cookie },
    signal: leave.signal,
  });
  const heard = { text: '', hasEnded: false };
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
