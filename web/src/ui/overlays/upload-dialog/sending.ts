export interface ImageToSend {
  file: File;
  caption: string;
  /** From 0 to 100. */
  onProgress: (percent: number) => void;
  /** Gives up what is under way. */
  signal: AbortSignal;
}

/** Why an image did not arrive: there was no address for it, or the server did not take it. */
export type SendFailure = { reason: 'no-address' } | { reason: 'refused'; answer: string };

export type SendOutcome =
  | { kind: 'sent'; address: string; caption: string | undefined }
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: SendFailure };

/** Brings an image to the server; never throws. */
export type SendImage = (image: ImageToSend) => Promise<SendOutcome>;
