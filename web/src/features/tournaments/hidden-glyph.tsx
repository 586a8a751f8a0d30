import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';

/**
 * A sentence of the specification that begins with a character of its own. An icon is drawn in the
 * character's place; in the text it stays.
 */
export function HiddenGlyph({ text }: { text: string }) {
  const end = text.indexOf(' ') + 1;
  return (
    <>
      <VisuallyHidden>{text.slice(0, end)}</VisuallyHidden>
      {text.slice(end)}
    </>
  );
}
