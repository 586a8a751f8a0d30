import { expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addCircle, addTournament, addUser } from '../../testing/sample-rows.ts';
import { useDatabase } from '../../testing/test-database.ts';

const sql = connectDirectly(useDatabase());

const join = 'insert into circle_memberships (circle_id, user_id) values ($1, $2)';
const ask = 'insert into circle_join_requests (circle_id, user_id) values ($1, $2)';

test('nobody has a fourth active circle', async () => {
  const user = await addUser(sql);
  for (let i = 0; i < 3; i++) await sql.run(join, [await addCircle(sql), user]);
  const fourth = await addCircle(sql);

  expect(await sql.refusal(join, [fourth, user])).toBe('circle_memberships_limit');
  await sql.run(
    `update circle_memberships set is_active = false, left_at = now() where id =
       (select min(id) from circle_memberships where user_id = $1)`,
    [user],
  );
  await sql.run(join, [fourth, user]);
  expect(
    await sql.refusal('update circle_memberships set is_active = true where user_id = $1', [user]),
  ).toBe('circle_memberships_limit');
});

test('of ten joins at once with two places taken, one succeeds', async () => {
  const user = await addUser(sql);
  for (let i = 0; i < 2; i++) await sql.run(join, [await addCircle(sql), user]);
  const circles = await Promise.all(Array.from({ length: 10 }, () => addCircle(sql)));

  const joins = await Promise.allSettled(circles.map((circle) => sql.run(join, [circle, user])));

  expect(joins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(
    await sql.run('select slot from circle_memberships where user_id = $1 order by slot', [user]),
  ).toEqual([{ slot: 1 }, { slot: 2 }, { slot: 3 }]);
});

test('two memberships cannot stand on one place, even if nobody looks first', async () => {
  const user = await addUser(sql);
  const [one, two] = [await addCircle(sql), await addCircle(sql)];

  // One message is one transaction: the refusal also brings the trigger back.
  const rule = await sql.refusal(`
    alter table circle_memberships disable trigger circle_memberships_slot;
    insert into circle_memberships (circle_id, user_id, slot) values (${one}, ${user}, 1), (${two}, ${user}, 1)`);
  expect(rule).toBe('circle_memberships_slot_unique');
});

test('one active membership per circle and person, and as many former ones as there were', async () => {
  const user = await addUser(sql);
  const circle = await addCircle(sql);
  await sql.run(join, [circle, user]);

  expect(await sql.refusal(join, [circle, user])).toBe('circle_memberships_active_unique');
  await sql.run('update circle_memberships set is_active = false where user_id = $1', [user]);
  await sql.run(join, [circle, user]);
});

test('one pending request per circle and person', async () => {
  const user = await addUser(sql);
  const circle = await addCircle(sql);
  await sql.run(ask, [circle, user]);

  expect(await sql.refusal(ask, [circle, user])).toBe('circle_join_requests_one_pending_unique');
  await sql.run(
    `update circle_join_requests set status = 'rejected', reviewed_at = now() where user_id = $1`,
    [user],
  );
  await sql.run(ask, [circle, user]);
});

test('nobody reviews their own request', async () => {
  const user = await addUser(sql);
  await sql.run(ask, [await addCircle(sql), user]);

  expect(
    await sql.refusal(
      `update circle_join_requests set status = 'approved', reviewed_by = user_id, reviewed_at = now() where user_id = $1`,
      [user],
    ),
  ).toBe('circle_join_requests_not_own_review');
});

test.each([
  [`update circles set join_type = 'closed'`, 'circles_join_type_known'],
  [`update circle_memberships set role = 'owner'`, 'circle_memberships_role_known'],
  [`update circle_join_requests set status = 'lost'`, 'circle_join_requests_status_known'],
  [
    `update circle_join_requests set reviewed_at = now() where status = 'pending'`,
    'circle_join_requests_review_whole',
  ],
])('%s is refused', async (statement, rule) => {
  const user = await addUser(sql);
  const circle = await addCircle(sql);
  await sql.run(join, [circle, user]);
  await sql.run(ask, [circle, user]);

  expect(await sql.refusal(statement)).toBe(rule);
});

test('an invite is used up', async () => {
  const owner = await addUser(sql);
  await sql.run(
    `insert into circle_invites (circle_id, created_by, token_hash, expires_at) values ($1, $2, 'h', now())`,
    [await addCircle(sql, owner), owner],
  );
  await sql.run('update circle_invites set uses = uses + 1');

  expect(await sql.refusal('update circle_invites set uses = uses + 1')).toBe(
    'circle_invites_uses_range',
  );
});

test('the owner of a circle cannot be removed from under it', async () => {
  const owner = await addUser(sql);
  await addCircle(sql, owner);

  expect(await sql.refusal('delete from users where id = $1', [owner])).toBe('circles_owner_fk');
});

test('a circle is not deleted while a championship runs in it, and takes the others along', async () => {
  const circle = await addCircle(sql);
  const tournament = await addTournament(sql);
  await sql.run(`update tournaments set circle_id = $1, is_public = false where id = $2`, [
    circle,
    tournament,
  ]);
  const advance = 'update tournaments set status = $2, started_at = now() where id = $1';
  await sql.run(advance, [tournament, 'active']);

  expect(await sql.refusal('delete from circles where id = $1', [circle])).toBe(
    'tournaments_not_running',
  );
  await sql.run(`update tournaments set status = 'completed', completed_at = now() where id = $1`, [
    tournament,
  ]);
  await sql.run('delete from circles where id = $1', [circle]);
  expect(await sql.run('select 1 from tournaments where id = $1', [tournament])).toEqual([]);
});
