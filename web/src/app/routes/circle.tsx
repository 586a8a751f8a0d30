import type { CurrentUser } from '@girone/contract/auth';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { CircleMissing } from '../../features/circles/circle-missing.tsx';
import { CirclePage } from '../../features/circles/circle-page.tsx';
import { circleQuery, circleTournamentsQuery } from '../../features/circles/circles.queries.ts';
import { useSession } from '../../features/session/use-session.ts';
import { parseId } from '../../lib/address/parse-id.ts';
import styles from './circle.module.css';
import { LazyDiscussion } from './lazy-posts.tsx';
import { LazyOrganiser } from './lazy-turnout.tsx';
import { LazyWishes } from './lazy-wishes.tsx';

export function Circle() {
  const { user } = useSession();
  const circleId = parseId(useParams()['id']);
  if (user === null) return null;
  if (circleId === null) return <CircleMissing />;
  return (
    <CirclePage
      key={circleId}
      circleId={circleId}
      viewer={{ id: user.id, isAdmin: user.isAdmin || user.isSuperAdmin }}
      wishes={<LazyWishes circleId={circleId} person={user} />}
      organiser={<Organiser circleId={circleId} />}
      discussion={<Discussion circleId={circleId} user={user} />}
    />
  );
}

/** Of several that are about to begin, the newest. */
function Organiser({ circleId }: { circleId: number }) {
  // The list below it asks for them.
  const { data = [] } = useQuery({ ...circleTournamentsQuery(circleId), refetchOnMount: false });
  const tournament = data.find(({ status }) => status === 'setup');
  return tournament === undefined ? null : (
    <div className={styles.organiser}>
      <LazyOrganiser tournament={tournament} />
    </div>
  );
}

interface DiscussionProps {
  circleId: number;
  user: CurrentUser;
}

/** Whoever may see inside reads it; members write. */
function Discussion({ circleId, user }: DiscussionProps) {
  // The page around it has asked for the circle already.
  const { data: circle } = useQuery({ ...circleQuery(circleId), refetchOnMount: false });
  const mayWrite = circle !== undefined && circle.viewerRole !== null;
  return <LazyDiscussion circleId={circleId} viewer={user} mayWrite={mayWrite} />;
}
