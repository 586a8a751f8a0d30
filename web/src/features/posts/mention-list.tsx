import type { Person } from '@girone/contract/people';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { foldText } from '../../lib/text/fold-text.ts';
import { fullNameOf } from '../../domain/person/person-name.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import type { BegunMention, Offer } from './begun-mention.ts';
import styles from './mention-field.module.css';
import { mentionableQuery, type MentionPlace } from './mentions.queries.ts';

interface MentionListProps {
  field: RefObject<HTMLTextAreaElement | null>;
  begun: BegunMention;
  place: MentionPlace;
  onOffer: (offer: Offer | null) => void;
  onText: (text: string) => void;
  onDismiss: () => void;
}

/** Whoever types quickly asks once. */
const pauseMs = 150;

/**
 * The people that a begun name may mean. The focus stays in the field, whose attributes name the list and
 * the person that is marked, so that it is read aloud there.
 */
export function MentionList(props: MentionListProps) {
  const { field, begun, onOffer, onText, onDismiss } = props;
  const { t } = useTranslation();
  const listId = useId();
  const people = usePeople(begun.prefix, props.place);
  const [marked, setMarked] = useState({ username: '', prefix: '' });
  const found = people.findIndex(({ username }) => username === marked.username);
  const at = marked.prefix === begun.prefix ? Math.max(found, 0) : 0;
  const isOpen = people.length > 0;
  const optionId = `${listId}-${at}`;

  function choose({ username }: Person): void {
    const { current } = field;
    if (current === null) return;
    const end = begun.start + 1 + begun.prefix.length;
    const space = /^\s/.test(current.value.slice(end)) ? '' : ' ';
    current.setRangeText(`@${username}${space}`, begun.start, end, 'end');
    onText(current.value);
    onDismiss();
  }

  function mark(next: number): void {
    const person = people.at(next % people.length);
    if (person !== undefined) setMarked({ username: person.username, prefix: begun.prefix });
  }

  const takeKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target !== field.current || event.isComposing || hasModifier(event)) return;
    const person = people[at];
    if (event.key === 'ArrowDown') mark(at + 1);
    else if (event.key === 'ArrowUp') mark(at - 1);
    else if (event.key === 'Escape') onDismiss();
    else if ((event.key === 'Enter' || event.key === 'Tab') && person !== undefined) choose(person);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent) => takeKey(event);
    // Before the dialog that the field may stand in: the first Escape is for the list.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    onOffer({ listId, optionId });
    return () => onOffer(null);
  }, [isOpen, listId, optionId, onOffer]);

  return (
    <>
      {isOpen && (
        <People
          id={listId}
          label={t('posts.mentions.label')}
          field={field}
          people={people}
          at={at}
          onChoose={choose}
        />
      )}
      <VisuallyHidden>
        <output>{isOpen && t('posts.mentions.found', { count: people.length })}</output>
      </VisuallyHidden>
    </>
  );
}

interface PeopleProps {
  id: string;
  label: string;
  field: RefObject<HTMLTextAreaElement | null>;
  people: readonly Person[];
  at: number;
  onChoose: (person: Person) => void;
}

function People({ id, label, field, people, at, onChoose }: PeopleProps) {
  return (
    <div
      ref={(list) => place(list, field.current)}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag offers choices to a field of many lines
      role="listbox"
      aria-label={label}
      className={styles.list}
    >
      {people.map((person, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys are the field's
        <div
          key={person.username}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of such a list
          role="option"
          aria-selected={index === at}
          className={styles.person}
          // The focus, and on phones the keyboard, stays where one writes.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <Avatar size={28} username={person.username} src={person.profileImageUrl} />
          <span className={styles.words}>
            {fullNameOf(person) !== null && <b>{fullNameOf(person)}</b>}
            <span className={styles.username}>@{person.username}</span>
          </span>
        </div>
      ))}
    </div>
  );
}

/** Above the field where there is no room below it: on phones the keyboard is there. */
function place(list: HTMLElement | null, field: HTMLElement | null): void {
  if (list === null || field === null) return;
  const { top, bottom } = field.getBoundingClientRect();
  const height = list.offsetHeight;
  const view = window.visualViewport?.height ?? window.innerHeight;
  list.dataset['side'] = bottom + height > view && top > height ? 'above' : 'below';
}

/** Those that the server has named; while it is asked, those of the last answer that still fit. */
function usePeople(prefix: string, near: MentionPlace): Person[] {
  const [asked, setAsked] = useState(prefix);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(prefix), pauseMs);
    return () => clearTimeout(timer);
  }, [prefix]);
  const { data = [], isPlaceholderData } = useQuery({
    ...mentionableQuery(asked, near),
    placeholderData: keepPreviousData,
  });
  if (asked === prefix && !isPlaceholderData) return data;
  const begin = foldText(prefix);
  return data.filter(({ username, firstName, lastName }) =>
    [username, firstName, lastName].some((name) => foldText(name ?? '').startsWith(begin)),
  );
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}
