import { describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { setUpMailedMember } from '../../testing/mailed-member.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { addSeason } from '../../testing/sample-season.ts';
import { TestClient } from '../../testing/test-client.ts';

const scene = setUpMailedMember();
const { girone, sql, notice, tell, mails, sentFor } = scene;

describe('a mail that asks for something', () => {
  test('shows the matches that wait for the reader’s vote, with posters where anybody may see them', async () => {
    const season = await addSeason(sql, {
      films: 12,
      owners: [scene.giulia.id, await addUser(sql)],
      createdBy: scene.giulia.id,
    });
    const titles = await sql.run(
      `select h.title as home, a.title as away, h.id from matches m
       join films h on h.id = m.film1_id join films a on a.id = m.film2_id
       where m.tournament_id = $1 and m.match_day = 1 order by m.match_number`,
      [season.tournamentId],
    );
    await scene.person.client.post(`/api/matches/${season.matches[0]?.id}/vote`, {
      filmId: season.matches[0]?.home,
    });
    const payload = { tournamentId: season.tournamentId, matchDay: 1 };
    expect(await sentFor(notice({ payload }), notice())).toBe(2);
    const all = await mails();
    const open = all.find(({ subject }) => subject.startsWith('Coppa:'));
    const shown = titles.slice(1, 5).map(({ home, away }) => `${String(home)} - ${String(away)}`);
    expect(open?.text.replaceAll('\r', '')).toContain(`${shown.join('\n')}\n\nE un’altra partita.`);
    expect(open?.text).toContain(`Vota: https://girone.example/tournaments/`);
    const html = (open?.source ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    const posters = [
      ...html.matchAll(/<img src="https:\/\/girone\.example(\/[^"]+)" alt="([^"]+)"/g),
    ];
    expect(posters).toHaveLength(8);
    const visitor = new TestClient(girone.address);
    expect((await visitor.get(posters[0]?.[1] ?? '')).status).toBe(200);
    // Of a private circle mail programs may fetch nothing: the titles say it.
    const inside = all.find(({ subject }) => subject.startsWith('Coppa <b>'));
    expect(inside?.source).not.toContain('<img');
    expect(inside?.text).toMatch(/Film \d+ - Film \d+/);
  });

  test('about results tells the day in the reader’s language', async () => {
    const season = await addSeason(sql, {
      films: 4,
      owners: [scene.giulia.id, await addUser(sql)],
      createdBy: scene.giulia.id,
    });
    const closed = await scene.giulia.client.post(`${season.path}/advance`, { matchDay: 1 });
    expect(closed.status).toBe(200);
    await scene.person.client.put('/api/notifications/settings', [
      { type: 'match_day_results', inApp: true, byEmail: true },
    ]);
    const payload = { tournamentId: season.tournamentId, matchDay: 1, nextMatchDay: 2 };
    expect(await sentFor(notice({ type: 'match_day_results', payload }))).toBe(1);
    const [mail] = await mails();
    expect(mail?.text).toContain('Sala vuota: non ha votato nessuno, e nessuno ha vinto.');
    expect(mail?.source).toContain('<p style');
  });

  test('is not sent to whoever has done meanwhile what it asks for', async () => {
    const season = await addSeason(sql, {
      films: 2,
      owners: [scene.giulia.id],
      createdBy: scene.giulia.id,
    });
    const payload = { tournamentId: season.tournamentId, matchDay: 1 };
    await scene.person.client.put('/api/notifications/settings', [
      { type: 'match_day_opened', inApp: false, byEmail: true },
    ]);
    await tell(notice({ payload }), notice({ type: 'match_day_opened', payload }));
    const [match] = season.matches;
    await scene.person.client.post(`/api/matches/${match?.id}/vote`, { filmId: match?.home });
    expect(await sentFor()).toBe(0);
  });

  test('of open nominations leads there, and says how many films until when', async () => {
    const today = new Date();
    const deadline = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 8, 12));
    const { body } = await scene.giulia.client.post('/api/tournaments', {
      name: 'Coppa del Po',
      circleId: scene.circleId,
      requiredFilmsPerUser: 1,
      preparationDeadline: deadline.toISOString(),
    });
    await eventually(async () =>
      expect(
        await sql.run(
          `select 1 from notifications where user_id = $1 and type = 'nominations_open'`,
          [scene.person.id],
        ),
      ).toHaveLength(1),
    );
    expect(await sentFor()).toBe(1);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Coppa del Po aspetta 1 tuo film');
    expect(mail?.text).toContain('giulia ha aperto le candidature di «Coppa del Po»');
    const day = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' });
    expect(mail?.text).toContain(`entro l’${day.format(deadline)}`);
    expect(mail?.text).toMatch(/\d\d:\d\d UTC\./);
    expect(mail?.text).toContain(`https://girone.example/tournaments/${body.id}/nominations`);
  });
});
