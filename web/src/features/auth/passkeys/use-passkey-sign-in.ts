import type { CurrentUser } from '@girone/contract/auth';
import type { PasskeyAnswer } from '@girone/contract/own-proof';
import { useEffect, useEffectEvent, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { useFailureText } from '../../../lib/api/use-failure-text.ts';
import { canUsePasskeys, findPasskey, stopAsking } from './browser-passkeys.ts';
import { useBrowser } from './use-browser.ts';

/** A question is good for five minutes: the one behind the field is put anew before. */
const askAgainMs = 240_000;

/** The ways in with a passkey: by a button, and by what the browser offers in the field for the name. */
export function usePasskeySignIn(onSignedIn: (user: CurrentUser) => void, fallback: string) {
  const failureText = useFailureText();
  const tryInBrowser = useBrowser();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(body: PasskeyAnswer): Promise<void> {
    setIsPending(true);
    setFailure(null);
    onSignedIn(await callApi('POST /api/login/passkey', { body }));
  }

  /** What the browser offers until somebody takes it; nobody has asked for anything yet, so nothing is said. */
  async function offerInField(): Promise<void> {
    const answer = await callApi('POST /api/login/passkey/question')
      .then((question) => findPasskey(question, { inAutofill: true }))
      .catch(() => null);
    if (answer !== null) await attempt(() => send(answer));
  }

  async function askByButton(): Promise<void> {
    const question = await callApi('POST /api/login/passkey/question');
    const answer = await tryInBrowser(() => findPasskey(question));
    if (answer !== null) return send(answer);
    setIsPending(false);
    // What the field offered has ended with the question.
    if (await isOfferedInFields()) void offerInField();
  }

  async function attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      setIsPending(false);
      setFailure(failureText(error, fallback));
    }
  }

  const offer = useEffectEvent(() => (isPending ? undefined : offerInField()));
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;

    async function keepOffering(): Promise<void> {
      if (!(await isOfferedInFields()) || isGone) return;
      timer = setInterval(() => void offer(), askAgainMs);
      await offer();
    }

    void keepOffering();
    return () => {
      isGone = true;
      if (timer === undefined) return;
      clearInterval(timer);
      void stopAsking();
    };
  }, []);

  const signIn = (): void => {
    setIsPending(true);
    setFailure(null);
    void attempt(askByButton);
  };

  return { isPending, failure, signIn };
}

async function isOfferedInFields(): Promise<boolean> {
  if (!canUsePasskeys() || !('isConditionalMediationAvailable' in PublicKeyCredential)) {
    return false;
  }
  return PublicKeyCredential.isConditionalMediationAvailable();
}
