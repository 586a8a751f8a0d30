import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { SaidVote } from './said-vote.tsx';

/** After the cards: nobody waits for it to vote. Its place is kept by the card. */
export const LazyReceipt = lazyComponent(
  withDictionaries(['seals'], async () => (await import('./ballot-receipt.tsx')).BallotReceipt),
  SaidVote,
);

/** After the results, with the lists of the day. */
export const LazyCountedBallot = lazyComponent(
  withDictionaries(['seals'], async () => (await import('./counted-ballot.tsx')).CountedBallot),
);
