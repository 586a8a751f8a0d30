import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Lightbox } from './lightbox.tsx';
import { photosQuery } from './photos.queries.ts';
import { postQuery } from './posts.queries.ts';
import { ToastFallback } from '../../lib/loading/toast-fallback.tsx';

const MissingPhoto = lazyComponent(
  async () => (await import('./missing-photo.tsx')).MissingPhoto,
  ToastFallback,
);

interface PhotoViewerProps {
  postId: number;
  onStep: (postId: number) => void;
  onClose: () => void;
}

/** One of the photos, and the way to those beside it; a link may name one of further down. */
export function PhotoViewer({ postId, onStep, onClose }: PhotoViewerProps) {
  const list = useInfiniteQuery(photosQuery);
  const { data: posts = [], hasNextPage, isFetchingNextPage } = list;
  const index = posts.findIndex(({ id }) => id === postId);
  const alone = useQuery({ ...postQuery(postId), enabled: !list.isPending && index === -1 });
  const post = posts[index] ?? alone.data ?? null;

  const isGone = index === -1 && (alone.error !== null || alone.data?.imageUrl === null);
  if (isGone) return <MissingPhoto error={alone.error} onClose={onClose} />;

  const previous = posts[index - 1];
  const next = index === -1 ? undefined : posts[index + 1];

  async function readOn(): Promise<void> {
    if (isFetchingNextPage) return;
    const { data: more = [] } = await list.fetchNextPage();
    const first = more[index + 1];
    if (first !== undefined) onStep(first.id);
  }

  function stepTo(id: number | undefined): (() => void) | undefined {
    return id === undefined ? undefined : () => onStep(id);
  }

  const isLastRead = index !== -1 && index === posts.length - 1 && hasNextPage;
  return (
    <Lightbox
      post={post}
      onPrevious={stepTo(previous?.id)}
      onNext={isLastRead ? () => void readOn() : stepTo(next?.id)}
      onClose={onClose}
    />
  );
}
