import { and, eq, sql } from 'drizzle-orm';
import { circles } from '../../domain/schema/circles.ts';
import { posts } from '../../domain/schema/posts.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import type { TournamentRow } from './tournaments.repo.ts';

const addTopic = statement(
  'add_topic',
  { tournamentId: 'int', name: 'text', authorId: 'int', circleId: 'int?', isDraft: 'bool' },
  ({ tournamentId, name, authorId, circleId, isDraft }) =>
    build
      .insert(posts)
      .values({
        content: name,
        authorId,
        circleId,
        tournamentId,
        isTopicPost: true,
        isPublic: sql`not ${isDraft} and coalesce(
          (select ${circles.isPublic} from ${circles} where ${circles.id} = ${circleId}), true)`,
      })
      .returning({ id: posts.id }),
);

const setTopic = statement(
  'set_topic',
  { tournamentId: 'int', topicId: 'int?' },
  ({ tournamentId, topicId }) =>
    build
      .update(tournaments)
      .set({ socialTopicId: topicId })
      .where(eq(tournaments.id, tournamentId)),
);

/** The post with which its discussion begins; a circle's, if it is one's. */
export async function insertTopic(
  tx: Transaction,
  { id: tournamentId, name, createdBy, circleId, status }: TournamentRow,
): Promise<void> {
  const isDraft = status === 'preparation';
  const [topic] = await addTopic(tx, {
    tournamentId,
    name,
    authorId: createdBy,
    circleId,
    isDraft,
  });
  await setTopic(tx, { tournamentId, topicId: topic?.id ?? null });
}

/** Where its discussion belongs, once a draft belongs elsewhere. */
export const moveTopic = statement(
  'move_topic',
  { tournamentId: 'int', circleId: 'int?' },
  ({ tournamentId, circleId }) =>
    build
      .update(posts)
      .set({ circleId })
      .where(and(eq(posts.tournamentId, tournamentId), eq(posts.isTopicPost, true))),
);
