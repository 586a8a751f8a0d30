import { markRead } from '../features/notifications/index.ts';
import { createPost, createReactToPost, reportPost } from '../features/posts/index.ts';
import { followUser } from '../features/profiles/index.ts';
import { createSeededRandom } from '@girone/championship/seeded-random';
import { championships } from './championships.ts';
import { circles } from './circles.ts';
import { postPictures } from './drawings.ts';
import { handIn } from './hand-in.ts';
import { days, expectDone, recall, type Scene, type Stage } from './stage.ts';
import { talkInEnglish } from './talk-en.ts';
import { talkInSpanish } from './talk-es.ts';
import { talkInItalian } from './talk-it.ts';
import type { Line } from './talk.ts';

/** Nobody has a page open that wants to hear of new figures. */
const untold = { onChange: () => undefined };

export function talkScenes(): Scene[] {
  return [
    ...[...talkInEnglish, ...talkInItalian, ...talkInSpanish].map((line) => ({
      hoursAgo: line.hoursAgo,
      play: (stage: Stage) => say(stage, line),
    })),
    { hoursAgo: 27, play: readAll },
    { hoursAgo: 25, play: report },
    { hoursAgo: 8, play: askToFollow },
    { hoursAgo: 5.5, play: gainFollower },
  ];
}

async function say(stage: Stage, line: Line): Promise<void> {
  const { services, people, posts } = stage;
  const body = {
    content: line.text,
    ...(line.replyTo && { parentPostId: recall(posts, line.replyTo) }),
    ...(line.quotes && { quotedPostId: recall(posts, line.quotes) }),
    ...(line.in && placeOf(stage, line.in)),
    ...(line.picture && { imageUrl: await handIn(stage, line.by, postPictures[line.picture]) }),
  };
  const post = expectDone(
    await createPost(services, recall(people, line.by), { body, counts: untold }),
    `have ${line.by} post`,
  );
  if (line.id) posts.set(line.id, post.id);
  await react(stage, line, post.id);
}

function placeOf({ tournaments, circles: made }: Stage, name: string) {
  const tournamentId = tournaments.get(name);
  return tournamentId === undefined ? { circleId: recall(made, name) } : { tournamentId };
}

/** As many as the line says, always the same ones, of those who are there to read it. */
async function react(stage: Stage, line: Line, postId: number): Promise<void> {
  const { services, people } = stage;
  const { likes = 0, dislikes = 0 } = line;
  const reactTo = createReactToPost(services, untold);
  const draw = createSeededRandom(`${line.by}: ${line.text}`);
  const readers = readersOf(stage, line).filter((username) => username !== line.by);
  for (let count = 0; count < likes + dislikes; count += 1) {
    const [reader] = readers.splice(draw(readers.length), 1);
    if (reader === undefined) throw new Error(`too few can read what ${line.by} says`);
    const kind = count < likes ? 'like' : 'dislike';
    const wish = { postId, kind, isWanted: true } as const;
    expectDone(await reactTo(recall(people, reader), wish), `have ${reader} react`);
  }
}

function readersOf({ people }: Stage, { in: place, hoursAgo }: Line): string[] {
  const name = championships.find((championship) => championship.name === place)?.circle ?? place;
  const circle = circles.find((each) => each.name === name);
  if (!circle) return [...people.keys()];
  const members = circle.members.filter(([, daysAgo]) => days(daysAgo) > hoursAgo);
  return [circle.owner, ...members.map(([username]) => username)];
}

/** What came before is old news to those whom a newcomer will be. */
async function readAll({ services, people }: Stage): Promise<void> {
  for (const username of ['demo', 'admin']) {
    await markRead(services, recall(people, username), 'all');
  }
}

async function report({ services, people, posts }: Stage): Promise<void> {
  const filed = await reportPost(services, recall(people, 'chiara_n'), {
    postId: recall(posts, 'asleep'),
    reason: 'insult',
    note: 'Half a joke, but it is the third time and Marco is not laughing.',
  });
  expectDone(filed, 'report a post');
}

/** Her profile is private, so it waits for her answer. */
async function askToFollow({ services, people }: Stage): Promise<void> {
  for (const username of ['demo', 'nico_paz']) {
    expectDone(await followUser(services, recall(people, username), 'pilar.soto'), 'ask to follow');
  }
}

async function gainFollower({ services, people }: Stage): Promise<void> {
  expectDone(await followUser(services, recall(people, 'sam_rivera'), 'demo'), 'follow demo');
}
