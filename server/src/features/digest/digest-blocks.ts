/** A link in a mail; the whole address. */
export interface MailLink {
  readonly label: string;
  readonly href: string;
}

/** A film as a mail shows it; without a picture its title says all. */
export interface MailFilm {
  readonly title: string;
  readonly image: string | undefined;
}

export interface TableLine {
  readonly position: number;
  /** Places that it has gained, or lost, with the day. */
  readonly movement: number;
  readonly film: MailFilm;
  readonly points: number;
}

/** What a digest is made of, one below the other; the two forms of the mail are written from the same blocks. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'lead';
      readonly before: string;
      readonly strong: string;
      readonly after: string;
      readonly link?: MailLink;
    }
  | {
      readonly kind: 'fixtures';
      readonly fixtures: readonly { readonly home: MailFilm; readonly away: MailFilm }[];
      /** Below them; empty if those are all. */
      readonly more: string;
    }
  | { readonly kind: 'button'; readonly link: MailLink }
  | {
      readonly kind: 'story';
      readonly sentences: readonly string[];
      readonly poster: { readonly image: string; readonly alt: string } | undefined;
    }
  | { readonly kind: 'table'; readonly lines: readonly TableLine[] }
  | {
      readonly kind: 'note';
      readonly text: string;
      readonly strong: string;
      readonly link: MailLink;
    }
  | {
      readonly kind: 'box';
      readonly items: readonly {
        readonly strong: string;
        readonly text: string;
        readonly link: MailLink;
      }[];
    };

/** A digest, told but not yet laid out. */
export interface DigestParts {
  readonly language: string;
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly title: readonly [string, string];
  readonly date: string;
  readonly greeting: string;
  readonly sections: readonly (readonly Block[])[];
  readonly reason: string;
  readonly stop: MailLink;
  readonly settings: MailLink;
  /** Where Girone lives. */
  readonly origin: URL;
}
