import { useEffect, useState, useSyncExternalStore } from 'react';
import { readAnnouncement, subscribeToAnnouncements } from './announce.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Long enough to be read out; later it would only be found again where nothing has changed. */
const KEPT_MS = 5000;

/** Where `announce` is heard. There before anything is said, mounted once, by the shell. */
export function LiveAnnouncer() {
  const sentence = useSyncExternalStore(
    subscribeToAnnouncements,
    readAnnouncement,
    readAnnouncement,
  );
  const [over, setOver] = useState(sentence?.id);
  useEffect(() => {
    if (sentence === null) return undefined;
    const timer = setTimeout(() => setOver(sentence.id), KEPT_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <VisuallyHidden>
      {/* Said in so many words: an open dialog silences all others. */}
      <output aria-live="polite">
        {sentence !== null && sentence.id !== over && (
          <span key={sentence.id}>{sentence.text}</span>
        )}
      </output>
    </VisuallyHidden>
  );
}
