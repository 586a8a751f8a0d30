/**
 * An answer of the contract that is text already, for the busiest reads: made of parts that are kept. Nothing chooses its
 * fields any more, so a test holds it against the same answer as the contract's schemas write it.
 */
export class ReadyJson<T> {
  /** Only for the compiler: what it is the text of. */
  declare readonly of: T;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
