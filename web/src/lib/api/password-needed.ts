type Listener = () => void;

const listeners = new Set<Listener>();

/** The server wants to know whether it is still the same person; whoever can ask is told. */
export function tellPasswordNeeded(): void {
  for (const listen of listeners) listen();
}

/** Answers how to stop listening. */
export function onPasswordNeeded(listen: Listener): () => void {
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
  };
}
