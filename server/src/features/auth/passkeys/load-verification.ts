/** With all that reads certificates it is a quarter of what a process would load at its start, for few calls. */
export function loadVerification() {
  return import('@simplewebauthn/server');
}
