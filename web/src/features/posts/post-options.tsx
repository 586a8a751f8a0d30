import type { Person } from '@girone/contract/people';
import type { Post } from '@girone/contract/posts';
import { Ban, Ellipsis, Flag, Pencil, Trash2 } from '../../ui/images/icons.ts';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BlockDialog } from '../../domain/moderation/block/block-dialog.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { nameOf } from '../../domain/person/person-name.ts';
import { ReportDialog } from '../../domain/moderation/report/report-dialog.tsx';
import styles from './post-item.module.css';
import { LazyMenu } from '../../lib/loading/lazy-menu.ts';
import { ToastFallback } from '../../lib/loading/toast-fallback.tsx';
import { useIsEditable } from './use-is-editable.ts';
import { useRefreshPosts } from './use-refresh-posts.ts';

/** Menus and questions are large and rarely wanted: they follow at the first interaction. */
const DeletePost = lazyComponent(
  async () => (await import('./delete-post.tsx')).DeletePost,
  ToastFallback,
);
const EditPost = lazyComponent(
  async () => (await import('./edit-post.tsx')).EditPost,
  ToastFallback,
);

export function preloadPostOptions(): void {
  LazyMenu.preloadOnInteraction();
  DeletePost.preloadOnInteraction();
  EditPost.preloadOnInteraction();
}

interface PostOptionsProps {
  post: Post;
  viewer: Person;
  onDeleted?: (() => void) | undefined;
}

type Opened = 'menu' | 'report' | 'block' | 'edit' | 'delete';

/** What is rarely done: one's own post is changed or deleted, that of another reported, its author blocked. */
export function PostOptions({ post, viewer, onDeleted }: PostOptionsProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const onClose = () => setOpened(null);
  const isEditable = useIsEditable(post);
  const refreshPosts = useRefreshPosts();
  const { username } = post.author;
  const isOwn = username === viewer.username;
  if (isOwn && !post.viewerMayDelete) return null;
  const more = t('posts.actions.more', { name: nameOf(post.author) });
  const first = isOwn ? 'delete' : 'menu';
  const remove = {
    key: 'delete',
    label: t('posts.actions.delete'),
    icon: <Trash2 {...buttonIcon} />,
    danger: true,
    onChoose: () => setOpened('delete'),
  };
  return (
    <div className={styles.options}>
      {/* What is being written stays on screen, also when its time is over. */}
      {(isEditable || opened === 'edit') && (
        <IconButton
          label={t('posts.actions.edit')}
          aria-haspopup="dialog"
          aria-expanded={opened === 'edit'}
          onClick={() => setOpened('edit')}
        >
          <Pencil {...buttonIcon} />
        </IconButton>
      )}
      <IconButton
        ref={button}
        label={isOwn ? t('posts.actions.delete') : more}
        aria-haspopup={isOwn ? 'dialog' : 'menu'}
        aria-expanded={opened === first}
        onClick={() => setOpened(opened === first ? null : first)}
      >
        {isOwn ? <Trash2 {...buttonIcon} /> : <Ellipsis {...buttonIcon} />}
      </IconButton>
      {opened === 'menu' && (
        <LazyMenu
          label={more}
          button={button}
          onClose={onClose}
          items={[
            {
              key: 'report',
              label: t('posts.actions.report'),
              icon: <Flag {...buttonIcon} />,
              onChoose: () => setOpened('report'),
            },
            {
              key: 'block',
              label: t('posts.actions.block', { username }),
              icon: <Ban {...buttonIcon} />,
              onChoose: () => setOpened('block'),
            },
            ...(post.viewerMayDelete ? [remove] : []),
          ]}
        />
      )}
      <ReportDialog
        reported={{ username, postId: post.id }}
        open={opened === 'report'}
        onClose={onClose}
      />
      <BlockDialog
        username={username}
        open={opened === 'block'}
        onBlocked={refreshPosts}
        onClose={onClose}
      />
      {opened === 'edit' && <EditPost post={post} onClose={onClose} />}
      {opened === 'delete' && <DeletePost post={post} onClose={onClose} onDeleted={onDeleted} />}
    </div>
  );
}
