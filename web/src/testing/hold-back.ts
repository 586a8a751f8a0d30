interface HeldBack {
  /** For an answer of the test's server. */
  until: Promise<void>;
  letGo: () => void;
}

/** Keeps an answer back for as long as a test looks at what is shown meanwhile. */
export function holdBack(): HeldBack {
  let letGo: (() => void) | undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { until, letGo: () => letGo?.() };
}
