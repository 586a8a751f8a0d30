import type { Post } from '@girone/contract/posts';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { personAddress } from '../../domain/person/person-address.ts';
import { isDeleted, nameOf } from '../../domain/person/person-name.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import styles from './post-item.module.css';
import { TimeAgo } from '../../lib/text/time-ago.tsx';

interface PostAuthorProps {
  post: Post;
  /** Of the words, by which the post is called. */
  id: string;
}

/** Who wrote it and when. The topic of a championship outlives the account of whoever created it. */
export function PostAuthor({ post: { author, createdAt, editedAt }, id }: PostAuthorProps) {
  const { t } = useTranslation();
  if (isDeleted(author)) {
    return (
      <>
        <Avatar size={48} username="?" />
        <div className={styles.words} id={id}>
          <b className={styles.name}>{t('shared.deletedUser')}</b>
          <div className={styles.detail}>
            <TimeAgo at={createdAt} />
          </div>
        </div>
      </>
    );
  }
  const name = nameOf(author);
  return (
    <>
      <Link
        href={personAddress(author.username)}
        className={styles.face}
        aria-label={t('posts.item.profile', { name })}
      >
        <Avatar size={48} username={author.username} src={author.profileImageUrl} />
      </Link>
      <div className={styles.words} id={id}>
        <b className={styles.name}>{name}</b>
        <div className={styles.detail}>
          @{author.username} · <TimeAgo at={createdAt} />
          {editedAt !== null && (
            <>
              {' · '}
              <EditedMark at={editedAt} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** That its words are not those of the beginning; when they became others is for who points at it. */
function EditedMark({ at }: { at: string }) {
  const { t } = useTranslation();
  return (
    <time
      dateTime={at}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = currentFormat().dateTime(at);
      }}
    >
      {t('posts.item.editedMark')}
    </time>
  );
}
