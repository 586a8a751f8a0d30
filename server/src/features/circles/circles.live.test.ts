import { afterEach, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addJoinRequest, addMember, addOwnedCircle } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { eventually } from '../../testing/eventually.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const other = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

const leavers: (() => void)[] = [];
afterEach(() => {
  for (const leave of leavers.splice(0)) leave();
});

/** An open page on the other instance: the events that it has heard, as `type circleId`. */
async function open({ client }: TestPerson) {
  const leave = new AbortController();
  leavers.push(() => leave.abort());
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(new URL('/api/events', other.address), {
    headers: { cookie },
    signal: leave.signal,
  });
  const page = { heard: [] as string[] };
  let text = '';
  void (async () => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += part.value;
      page.heard = [...text.matchAll(/^event: (\w+)\ndata: \{"circleId":(\d+)\}\n$/gm)].map(
        ([, type, id]) => `${type} ${id}`,
      );
    }
  })().catch(() => undefined);
  return page;
}

async function hears(page: { heard: string[] }, expected: string[]) {
  await eventually(() => expect(page.heard).toEqual(expected));
}

test('an approved member hears the circle from that moment on, and a removed one no more', async () => {
  const owner = await signUp(girone);
  const circleId = await addOwnedCircle(sql, owner.id, { isPublic: false });
  const path = `/api/circles/${circleId}`;
  const guest = await signUp(girone);
  const requestId = await addJoinRequest(sql, circleId, guest.id);
  const hers = await open(owner);
  const his = await open(guest);

  await owner.client.send('PATCH', path, { name: 'Prima' });
  await hears(hers, [`circle ${circleId}`]);
  expect(his.heard).toEqual([]);

  await owner.client.post(`${path}/join-requests/${requestId}/approve`);
  await hears(his, [`membership ${circleId}`, `circle ${circleId}`]);

  await owner.client.send('PATCH', path, { name: 'Dopo' });
  await hears(his, [`membership ${circleId}`, `circle ${circleId}`, `circle ${circleId}`]);

  await owner.client.delete(`${path}/members/${guest.id}`);
  await owner.client.send('PATCH', path, { name: 'Senza' });
  await hears(
    hers,
    Array.from({ length: 5 }, () => `circle ${circleId}`),
  );
  await hears(his, [
    `membership ${circleId}`,
    `circle ${circleId}`,
    `circle ${circleId}`,
    `membership ${circleId}`,
  ]);
});

test('everybody hears of what concerns them', async () => {
  const owner = await signUp(girone);
  const circleId = await addOwnedCircle(sql, owner.id, { joinType: 'approval_required' });
  const path = `/api/circles/${circleId}`;
  const member = await signUp(girone);
  await addMember(sql, { circleId, userId: member.id });
  const guest = await signUp(girone);
  const theirs = await open(member);
  const his = await open(guest);
  const own = `membership ${circleId}`;
  const circle = `circle ${circleId}`;

  await guest.client.post(`${path}/join`, { message: 'Posso?' });
  await hears(theirs, [circle]);
  await hears(his, [own]);
  const { body } = await owner.client.get(`${path}/join-requests`);
  await owner.client.post(`${path}/join-requests/${body[0].id}/reject`);
  await hears(his, [own, own]);
  await owner.client.post(`${path}/promote-moderator`, { userId: member.id });
  await hears(theirs, [circle, circle, own, circle]);
  // Again, which changes nothing, and therefore is not told.
  await owner.client.post(`${path}/promote-moderator`, { userId: member.id });
  await member.client.post(`${path}/invites`, {});
  await hears(theirs, [circle, circle, own, circle, circle]);
  await owner.client.post(`${path}/transfer`, { userId: member.id });
  await hears(theirs, [circle, circle, own, circle, circle, own, circle]);
  await member.client.delete(path);
  await hears(theirs, [circle, circle, own, circle, circle, own, circle, own]);
  expect(his.heard).toEqual([own, own]);
});
