declare global {
  interface Window {
    /** By address: what `before-paint.js` has asked for before the application came. */
    earlyAnswers?: Map<string, Promise<Response>> | undefined;
  }
}

/**
 * The answer that is already on its way to a question about to be asked; each is given once. After a change they
 * would tell what was before it, or what somebody else may see: then there are none.
 */
export function takeEarlyAnswer(url: URL, method?: string): Promise<Response> | undefined {
  const { earlyAnswers } = window;
  if (method !== 'GET') earlyAnswers?.clear();
  const address = `${url.pathname}${url.search}`;
  const answer = earlyAnswers?.get(address);
  earlyAnswers?.delete(address);
  return answer;
}

/** What has not been taken yet may be of before the news; whoever comes for it later has not heard them. */
export function forgetEarlyAnswers(): void {
  window.earlyAnswers?.clear();
}
