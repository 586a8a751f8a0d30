import { circleId } from '@girone/contract/ids';
import { pageRows } from '@girone/contract/rules';
import {
  changeRole,
  createCircle,
  decideRequest,
  joinCircle,
  listJoinRequests,
} from '../features/circles/index.ts';
import { circles, pendingRequest, promotion, type DemoCircle } from './circles.ts';
import { covers } from './drawings.ts';
import { handIn } from './hand-in.ts';
import { days, expectDone, recall, type Scene, type Stage } from './stage.ts';

/** What everybody asks with who is known to the owner anyway. */
const greeting = '👋';

export function circleScenes(): Scene[] {
  return [
    ...circles.flatMap((circle) => [
      { hoursAgo: days(circle.madeDaysAgo), play: (stage: Stage) => make(stage, circle) },
      ...circle.members.map(([username, daysAgo]) => ({
        hoursAgo: days(daysAgo),
        play: (stage: Stage) => letIn(stage, circle, username),
      })),
    ]),
    { hoursAgo: days(promotion.daysAgo), play: promote },
    { hoursAgo: pendingRequest.hoursAgo, play: askToJoin },
  ];
}

async function make(stage: Stage, circle: DemoCircle): Promise<void> {
  const { services, people, circles: made } = stage;
  const { name, description, owner, isPublic, joinType } = circle;
  const coverImageUrl = await handIn(stage, owner, recall(covers, name));
  const limits = { maxFilms: 16, maxFilmsPerUser: 3 };
  const body = { name, description, isPublic, joinType, coverImageUrl, ...limits };
  const { id } = expectDone(
    await createCircle(services, recall(people, owner), body),
    `make the circle ${name}`,
  );
  made.set(name, circleId.parse(id));
}

async function letIn(stage: Stage, circle: DemoCircle, username: string): Promise<void> {
  const { services, people } = stage;
  const place = recall(stage.circles, circle.name);
  const owner = recall(people, circle.owner);
  const { status } = expectDone(
    await joinCircle(services, recall(people, username), { circleId: place, message: greeting }),
    `have ${username} join ${circle.name}`,
  );
  if (status === 'joined') return;
  const requests = expectDone(
    await listJoinRequests(services, owner, { circleId: place, limit: pageRows.most }),
    `see who asks to join ${circle.name}`,
  );
  for (const { id: requestId } of requests) {
    expectDone(
      await decideRequest(services, owner, { circleId: place, requestId, status: 'approved' }),
      `let ${username} in`,
    );
  }
}

async function promote({ services, people, circles: made }: Stage): Promise<void> {
  const { circle, username } = promotion;
  const owner = circles.find(({ name }) => name === circle)?.owner ?? '';
  expectDone(
    await changeRole(services, recall(people, owner), {
      circleId: recall(made, circle),
      userId: recall(people, username).userId,
      role: 'moderator',
    }),
    `make ${username} a moderator`,
  );
}

async function askToJoin({ services, people, circles: made }: Stage): Promise<void> {
  const { circle, username, message } = pendingRequest;
  expectDone(
    await joinCircle(services, recall(people, username), {
      circleId: recall(made, circle),
      message,
    }),
    `have ${username} ask for a place in ${circle}`,
  );
}
