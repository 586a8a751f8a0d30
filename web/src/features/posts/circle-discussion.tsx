import type { Person } from '@girone/contract/people';
import { useMemo } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import { Composer } from './composer.tsx';
import { Feed } from './feed.tsx';
import { drawTalk } from './talk-post.tsx';

interface CircleDiscussionProps {
  circleId: number;
  viewer: Person;
  /** Whoever is not in reads only. */
  mayWrite: boolean;
}

/** What a circle talks about, and the place to join in. */
export function CircleDiscussion({ circleId, viewer, mayWrite }: CircleDiscussionProps) {
  const place = useMemo(() => ({ circleId }), [circleId]);
  return (
    <Stack gap={5}>
      {mayWrite && <Composer key={circleId} viewer={viewer} section="social" place={place} />}
      <Feed
        filter={place}
        section="social"
        viewer={viewer}
        drawPost={drawTalk({ viewer, within: undefined, mayWrite })}
      />
    </Stack>
  );
}
