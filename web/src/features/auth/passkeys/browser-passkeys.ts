import type { PasskeyAnswer } from '@girone/contract/own-proof';
import type { NewPasskey, PasskeyOrder, PasskeyQuestion } from '@girone/contract/passkeys';

/** An address of numbers; passkeys belong to a name. */
const numbersAlone = /^[\d.]+$|^\[/;

/** Old browsers have none, and none has them on a page that came without HTTPS from another computer. */
export function canUsePasskeys(): boolean {
  return (
    typeof window.PublicKeyCredential === 'function' && !numbersAlone.test(window.location.hostname)
  );
}

/** Whoever was asked said no, let the time go by, or asked for something else meanwhile. */
export function isTurnedDown(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
  );
}

/** Comes when it is first needed: most people sign in without. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** Has the browser ask for a passkey; throws what it says when there is none. */
export async function findPasskey(
  question: PasskeyQuestion,
  { inAutofill = false } = {},
): Promise<PasskeyAnswer> {
  const { startAuthentication } = await loadLibrary();
  const { id, response } = await startAuthentication({
    optionsJSON: question,
    useBrowserAutofill: inAutofill,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

export async function makePasskey(order: PasskeyOrder): Promise<NewPasskey> {
  const { startRegistration } = await loadLibrary();
  const { id, response } = await startRegistration({ optionsJSON: order });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, response: { clientDataJSON, attestationObject, transports } };
}

/** Ends a question that is still open, such as the one behind a field. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary();
  WebAuthnAbortService.cancelCeremony();
}
