import { useLocation, useSearch } from 'wouter';

/**
 * One of a page's views, which its address names, so that a link and the way back find it. The first is
 * shown unless the address names one.
 */
export function useSearchParamChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
) {
  const [path, navigate] = useLocation();
  const named = new URLSearchParams(useSearch()).get(name);
  const choice = choices.find((each) => each === named) ?? choices[0];

  /** Another view of the same place: no step for the back button. */
  function choose(chosen: string): void {
    const address = chosen === choices[0] ? path : `${path}?${name}=${chosen}`;
    navigate(address, { replace: true, state: window.history.state });
  }

  return { choice, choose };
}
