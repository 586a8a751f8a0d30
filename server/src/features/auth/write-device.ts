import type { Language } from '@girone/contract/languages';
import { parseUserAgent } from '@girone/contract/user-agent';
import { authTexts } from './texts/auth-texts.ts';

/** What a browser says of itself, as people call it: Safari on iPhone. */
export function writeDevice(language: Language, userAgent: string | null): string {
  const { browser, system } = parseUserAgent(userAgent);
  const { on, unknown } = authTexts[language].device;
  if (browser !== null && system !== null) return on(browser, system);
  return browser ?? system ?? unknown;
}
