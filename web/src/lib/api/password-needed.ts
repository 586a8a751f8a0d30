type Ask = (answer: (isGiven: boolean) => void) => void;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** The server wants to know whether it is still the same person. All calls of a moment wait for one answer. */
export function waitForPassword(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    if (ask) ask(resolve);
    else resolve(false);
  }).finally(() => (asking = undefined));
  return asking;
}

/** Says who can ask; the answer is how to stop. */
export function onPasswordNeeded(how: Ask): () => void {
  ask = how;
  return () => {
    ask = undefined;
  };
}
