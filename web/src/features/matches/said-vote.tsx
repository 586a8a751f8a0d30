import { useChangedSinceMount } from '../../domain/match/use-changed-since-mount.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';

/** Tells what became of a vote where no receipt does: it is still to come, or has gone as the day closed. */
export function SaidVote({ said }: { said: string }) {
  // What is said already where this takes the receipt's place, the receipt has told.
  const isNews = useChangedSinceMount(said);
  return (
    <VisuallyHidden>
      <output>{isNews && said}</output>
    </VisuallyHidden>
  );
}
