import { imageBytes } from '@girone/contract/image-limits';
import type { Person } from '@girone/contract/people';
import type { Post } from '@girone/contract/posts';
import { ImagePlus } from '../../ui/images/icons.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LazyImageUpload } from '../../lib/image-upload/lazy-image-upload.tsx';
import { Avatar } from '../../ui/images/avatar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import styles from './composer.module.css';
import { ComposerPicture } from './composer-picture.tsx';
import { ComposerQuote } from './composer-quote.tsx';
import { MentionField } from './mention-field.tsx';
import type { Section } from './section.ts';
import { TextLeft } from './text-left.tsx';
import { useComposer, type PostPlace } from './use-composer.ts';
import { usePublish } from './use-publish.ts';

interface ComposerProps {
  viewer: Person;
  section: Section;
  place?: PostPlace | undefined;
  /** The post that is being quoted. */
  quote?: Post | null | undefined;
  onCancelQuote?: (() => void) | undefined;
  onPublished?: ((post: Post) => void) | undefined;
  /** Below another composer, or on a page whose first button is another one. */
  isMinor?: boolean | undefined;
  /** It was opened to write in it. */
  startsFocused?: boolean | undefined;
}

const everybody: PostPlace = {};

/** Writes a post, a quote or a reply. Remount it (`key`) when the place changes. */
export function Composer(props: ComposerProps) {
  const { viewer, section, place = everybody, quote = null, onCancelQuote, onPublished } = props;
  const { isMinor = false, startsFocused = false } = props;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const counterId = useId();
  const [isUploading, setIsUploading] = useState(false);
  const draft = useComposer({ viewer, place, quote });
  const { picture, setPicture } = draft;
  const publishing = usePublish({
    section,
    place,
    onPublished(post) {
      keepFocus();
      draft.clear();
      onCancelQuote?.();
      onPublished?.(post);
    },
  });
  useArrivalOfQuote({ quoteId: quote?.id, form, field });
  useEffect(() => {
    if (startsFocused) field.current?.focus();
  }, [startsFocused]);

  const isReply = place.parentPostId !== undefined;
  // Several may be open at once: each would be a landmark of the same name.
  const isBelow = isMinor && isReply;
  const isReady = !draft.isEmpty && draft.left >= 0;

  /** The pressed button goes to sleep with the text, and a caption goes: the keyboard stays here. */
  function keepFocus(): void {
    const { activeElement } = document;
    if (activeElement === field.current || form.current?.contains(activeElement) !== true) return;
    form.current.focus({ preventScroll: true });
  }

  function publish(): void {
    if (publishing.isPending) return;
    if (draft.isEmpty && section === 'social') {
      showToast({
        title: t('posts.composer.emptyTitle'),
        description: t('posts.composer.emptyText'),
        variant: 'destructive',
      });
    }
    if (!isReady) return;
    publishing.mutate({ content: draft.content, picture, quotedPostId: quote?.id });
  }

  function publishByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    publish();
  }

  return (
    <Card
      as={isBelow ? 'div' : 'section'}
      aria-label={isBelow ? undefined : t('posts.composer.title')}
      className={styles.card}
    >
      <form
        ref={form}
        tabIndex={-1}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          publish();
        }}
      >
        {quote !== null && (
          <ComposerQuote
            quote={quote}
            onCancel={() => {
              onCancelQuote?.();
              // The pressed button goes with the quote.
              field.current?.focus();
            }}
          />
        )}
        <div className={styles.writing}>
          <Avatar
            size={48}
            className={styles.face}
            username={viewer.username}
            src={viewer.profileImageUrl}
          />
          <MentionField
            field={field}
            place={place}
            rows={isBelow ? 2 : 3}
            className={styles.text}
            aria-label={t('posts.composer.text')}
            aria-describedby={counterId}
            aria-invalid={draft.left < 0}
            placeholder={t(`posts.composer.${placeholderFor(place)}`)}
            value={draft.text}
            readOnly={publishing.isPending}
            onText={draft.setText}
            onKeyDown={publishByKey}
          />
        </div>
        <TextLeft id={counterId} left={draft.left} />
        {picture !== null && (
          <ComposerPicture
            picture={picture}
            isLocked={publishing.isPending}
            onChange={setPicture}
            onRemove={() => {
              setPicture(null);
              // The pressed button goes with the picture.
              field.current?.focus();
            }}
          />
        )}
        <div className={styles.foot}>
          <Button
            variant="ghost"
            icon={<ImagePlus {...buttonIcon} />}
            disabled={publishing.isPending}
            onClick={() => setIsUploading(true)}
          >
            <span className={styles.wide}>
              {t(picture === null ? 'posts.composer.addPhoto' : 'posts.composer.changePhoto')}
            </span>
          </Button>
          <Button
            type="submit"
            variant={isMinor ? 'secondary' : 'primary'}
            disabled={!isReady}
            pending={publishing.isPending}
            pendingLabel={t('posts.composer.publishing')}
          >
            {t(`posts.composer.${publishWord({ isReply, isQuote: quote !== null })}`)}
          </Button>
        </div>
      </form>
      <LazyImageUpload
        open={isUploading}
        onOpenChange={setIsUploading}
        title={t('posts.composer.addPhoto')}
        maxBytes={imageBytes[section]}
        onUploaded={({ uploadUrl, file }) =>
          setPicture({
            uploadUrl,
            preview: URL.createObjectURL(file),
            caption: picture?.caption ?? '',
          })
        }
      />
    </Card>
  );
}

function placeholderFor({ parentPostId, tournamentId }: PostPlace) {
  if (parentPostId !== undefined) return 'placeholderReply';
  return tournamentId === undefined ? 'placeholder' : 'placeholderTalk';
}

function publishWord({ isReply, isQuote }: { isReply: boolean; isQuote: boolean }) {
  if (isQuote) return 'publishQuote';
  return isReply ? 'publishReply' : 'publish';
}

interface Arrival {
  quoteId: number | undefined;
  form: { readonly current: HTMLElement | null };
  field: { readonly current: HTMLTextAreaElement | null };
}

/** Whoever quotes wants to write: the composer comes into view with the cursor after the quote. */
function useArrivalOfQuote({ quoteId, form, field }: Arrival): void {
  useEffect(() => {
    if (quoteId === undefined || field.current === null) return;
    const end = field.current.value.length;
    field.current.focus({ preventScroll: true });
    field.current.setSelectionRange(end, end);
    form.current?.scrollIntoView({ block: 'center' });
  }, [quoteId, form, field]);
}
