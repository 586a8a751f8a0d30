import type { Language } from '@girone/contract/languages';

export type LegalKind = 'terms' | 'privacy';

/** One numbered part of a text. Its id is the anchor in the address, the same in every language. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Follows the paragraphs, the last of which introduces it. */
  readonly list?: readonly string[];
}

/** What every reader should see before the details. */
export interface LegalNotice {
  readonly title: string;
  readonly text: string;
}

/** The terms or the privacy policy in one language. */
export interface LegalText {
  readonly language: Language;
  readonly title: string;
  readonly intro: string;
  /** A calendar day, such as 2026-11-15: the same everywhere, whatever the reader's time zone. */
  readonly lastUpdated: string;
  readonly notice?: LegalNotice;
  readonly sections: readonly LegalSection[];
}
