import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../testing/eventually.ts';
import { setUpPush } from '../../testing/push-scene.ts';
import { signUp } from '../../testing/sign-up.ts';

const scene = setUpPush();
const { girone, sql, notice, tell, sendDue, pushes, switchOn } = scene;

function answer(status: number, headers: Record<string, string> = {}): void {
  scene.service.answerWith((response) => response.writeHead(status, headers).end());
}

const waits = z.array(z.object({ seconds: z.number(), attempts: z.number() }));

/** For how long what is to be sent to this test's device waits. */
async function waiting() {
  return waits.parse(
    await sql.run(
      `select extract(epoch from due_at - now())::float8 as seconds, attempts
       from push_deliveries p join push_devices d on d.id = p.device_id where d.user_id = $1`,
      [scene.person.id],
    ),
  );
}

async function devices() {
  return sql.run('select failing_since from push_devices where user_id = $1', [scene.person.id]);
}

describe('a push service that says', () => {
  test.each([404, 410])('%i has the device forgotten', async (status) => {
    answer(status);
    await tell(notice());
    await sendDue();
    expect(await devices()).toEqual([]);
    const { body } = await scene.person.client.get('/api/push');
    expect(body.devices).toEqual([]);
  });

  test('429 is asked again when it says, and not before', async () => {
    answer(429, { 'retry-after': '1800' });
    await tell(notice());
    await sendDue();
    const [push] = await waiting();
    expect(push?.seconds).toBeGreaterThan(1700);
    expect(push?.seconds).toBeLessThanOrEqual(1800);
    scene.service.answerWith(undefined);
    await sendDue();
    expect(pushes()).toHaveLength(1);
    expect(await devices()).toEqual([{ failing_since: null }]);
  });

  test('5xx is asked again, later each time, and the push arrives once', async () => {
    const seconds: number[] = [];
    await tell(notice());
    for (const status of [500, 502, 503]) {
      answer(status);
      await sendDue();
      seconds.push((await waiting())[0]?.seconds ?? 0);
    }
    expect(seconds[0]).toBeGreaterThan(15);
    expect(seconds[0]).toBeLessThanOrEqual(30);
    expect(seconds[1]).toBeLessThanOrEqual(120);
    expect(seconds[2]).toBeGreaterThan(300);
    scene.service.answerWith(undefined);
    await sendDue();
    await sendDue();
    expect(pushes()).toHaveLength(1);
  });

  test.each([400, 401, 403, 413])('%i is not asked the same again', async (status) => {
    answer(status);
    const before = scene.service.asked();
    await tell(notice());
    await sendDue();
    await sendDue();
    expect(scene.service.asked()).toBe(before + 1);
    expect(await waiting()).toEqual([]);
    expect(await devices()).toHaveLength(1);
  });

  test('302 is not followed', async () => {
    answer(302, { location: `${scene.otherService.origin}/push/elsewhere` });
    const before = scene.otherService.asked();
    await tell(notice());
    await sendDue();
    expect(scene.otherService.asked()).toBe(before);
  });

  test('nothing good for a week has the device forgotten', async () => {
    answer(503);
    await tell(notice());
    await sendDue();
    expect(await devices()).toHaveLength(1);
    await sql.run(
      `update push_devices set failing_since = now() - interval '8 days' where user_id = $1`,
      [scene.person.id],
    );
    await sendDue();
    await eventually(async () => expect(await devices()).toEqual([]));
  });

  test('nothing at all keeps neither other services waiting nor the job', async () => {
    const other = await signUp(girone);
    const elsewhere = await switchOn(other, scene.otherService);
    scene.service.answerWith(() => undefined);
    const before = scene.service.asked();
    await tell(notice(), notice({ userId: other.id }));
    await sql.run('update push_deliveries set due_at = now()');
    await sql.run(`select graphile_worker.add_job('send-pushes')`);
    // The one hangs, and the other has come through: also what is told while it hangs.
    await eventually(() => expect(scene.service.asked()).toBe(before + 1));
    await eventually(() => expect(pushes(elsewhere)).toHaveLength(1));
    await tell(notice({ userId: other.id }));
    await sql.run(
      "update push_deliveries set due_at = now() where due_at < now() + interval '20 seconds'",
    );
    await sql.run(`select graphile_worker.add_job('send-pushes')`);
    await eventually(() => expect(pushes(elsewhere)).toHaveLength(2));
    await eventually(async () => expect((await waiting())[0]?.seconds).toBeLessThan(31));
    scene.service.answerWith(undefined);
    await sendDue();
    expect(pushes()).toHaveLength(1);
  });
});

describe('what was told', () => {
  test('is pushed though the process died that had taken it', async () => {
    await tell(notice());
    // As it lies there when a process ends between taking and sending.
    await sql.run(
      `update push_deliveries set due_at = now() + interval '2 minutes', attempts = 1
       where device_id in (select id from push_devices where user_id = $1)`,
      [scene.person.id],
    );
    await sql.run(
      `delete from graphile_worker._private_jobs where task_id in
         (select id from graphile_worker._private_tasks where identifier = 'send-pushes')`,
    );
    await sendDue();
    expect(pushes()).toHaveLength(1);
  });

  test('is not pushed if it was not committed', async () => {
    await scene.tellInVain(notice());
    await sendDue();
    expect(pushes()).toEqual([]);
  });

  test('is dropped when it is a day old', async () => {
    await tell(notice());
    await sql.run(
      `update notifications set created_at = now() - interval '25 hours' where user_id = $1`,
      [scene.person.id],
    );
    await sendDue();
    expect(pushes()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});
