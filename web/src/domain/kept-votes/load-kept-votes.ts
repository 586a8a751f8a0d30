import { withDictionaries } from '../../i18n/load-dictionary.ts';

/** What keeps and sends votes, with its sentences. It comes late; the service worker has it from the beginning. */
export const loadKeptVotes = withDictionaries(['keptVotes'], () => import('./kept-votes.ts'));
