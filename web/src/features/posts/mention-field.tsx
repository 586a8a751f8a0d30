import { useRef, useState, type ComponentProps, type RefObject } from 'react';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { findBegunMention, type BegunMention, type Offer } from './begun-mention.ts';
import styles from './mention-field.module.css';
import type { MentionPlace } from './mentions.queries.ts';

const MentionList = lazyComponent(async () => (await import('./mention-list.tsx')).MentionList);

interface MentionFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onText: (text: string) => void;
  /** Whose people come first. */
  place: MentionPlace;
}

/** A field in which an '@' offers people; what offers them comes with the first '@'. */
export function MentionField({ field, value, onText, place, ...native }: MentionFieldProps) {
  const [begun, setBegun] = useState<BegunMention | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  /** The '@' at which the list was sent away: it does not come back with the next letter. */
  const dismissed = useRef<number | null>(null);

  function look({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement): void {
    const found = selectionStart === selectionEnd ? findBegunMention(text, selectionEnd) : null;
    if (found === null) dismissed.current = null;
    const isWanted = found !== null && found.start !== dismissed.current;
    setBegun((before) => {
      if (!isWanted) return null;
      const isSame = before?.start === found.start && before.prefix === found.prefix;
      return isSame ? before : found;
    });
  }

  function dismiss(): void {
    dismissed.current = begun?.start ?? null;
    setBegun(null);
  }

  const attributes =
    begun === null || offer === null
      ? {}
      : { 'aria-controls': offer.listId, 'aria-activedescendant': offer.optionId };
  return (
    <div className={styles.place}>
      <Textarea
        {...native}
        {...attributes}
        ref={field}
        aria-autocomplete="list"
        value={value}
        onChange={({ target }) => {
          onText(target.value);
          look(target);
        }}
        onSelect={({ currentTarget }) => look(currentTarget)}
        onBlur={() => setBegun(null)}
      />
      {begun !== null && (
        <MentionList
          field={field}
          begun={begun}
          place={place}
          onOffer={setOffer}
          onText={onText}
          onDismiss={dismiss}
        />
      )}
    </div>
  );
}
