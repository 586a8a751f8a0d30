/**
 * Taste: what somebody's own votes say of them once a championship is over, and who votes like them among those who
 * agreed to be shown. It reads votes and writes nothing; the switch is the account's.
 */
export { serveTaste } from './taste.routes.ts';
