import { useMediaQuery, widerThanPhone } from '../../ui/styling/use-media-query.ts';

/** About as high as the card is going to be, so that nothing moves when it is here. */
export function useTurnoutHeight(isFolded: boolean): number {
  const isWide = useMediaQuery(widerThanPhone);
  if (!isFolded) return 292;
  return isWide ? 78 : 120;
}
