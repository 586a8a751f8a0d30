import { limitParallel, requestPatienceMs } from '../../platform/limit-parallel.ts';

/** Decoding is heavy on processor and memory, so an instance does two at a time. */
export const inTurn = limitParallel(2, {
  name: 'uploads',
  maxWaiting: 24,
  maxWaitMs: requestPatienceMs,
});
