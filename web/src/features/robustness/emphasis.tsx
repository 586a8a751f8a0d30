import type { ReactNode } from 'react';

/** Stands in a sentence for what is to be emphasised; no title contains it. */
const mark = '\u{E000}';

/** A sentence with one part in bold: it is translated with a mark, which is replaced here. */
export function emphasise(say: (placeholder: string) => string, part: string): ReactNode {
  const [before = '', after = ''] = say(mark).split(mark);
  return (
    <>
      {before}
      <b>{part}</b>
      {after}
    </>
  );
}
