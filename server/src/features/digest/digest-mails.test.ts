import { languages } from '@girone/contract/languages';
import { describe, expect, test } from 'vitest';
import { setUpDigests } from '../../testing/digest-scene.ts';
import { playDays } from '../../testing/play-days.ts';
import { addJoinRequest, addMember, addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import type { TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';

const scene = setUpDigests();
const { girone, sql, addReader, mailsTo, sendAll } = scene;

interface Played {
  readonly reader: TestPerson;
  readonly days?: number;
  readonly circleId?: number;
  readonly films?: number;
  readonly name?: string;
}

/** A season of the reader's, of which some days have closed and the next is open. */
async function play({ reader, days = 2, films = 8, ...place }: Played): Promise<Season> {
  const voters = [await addUser(sql), await addUser(sql), await addUser(sql)];
  const season = await addSeason(sql, {
    films,
    owners: [reader.id, ...voters],
    createdBy: reader.id,
    name: 'Coppa & <Celluloide>',
    ...place,
  });
  await playDays(sql, { season, client: reader.client, voters }, days);
  return season;
}

function headerOf(source: string, name: string): string {
  const unfolded = source.replaceAll(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: *(.*)$`, 'm').exec(unfolded)?.[1]?.trim() ?? '';
}

describe('a digest', () => {
  test('says in two forms what waits and what happened', async () => {
    const reader = await addReader();
    const season = await play({ reader });
    await sendAll();
    const [mail] = mailsTo(reader);
    const text = mail?.text.replaceAll('\r', '') ?? '';
    expect(text).toContain(
      `Buongiorno ${reader.username}, quattro partite ti aspettano e si sono chiuse due giornate.`,
    );
    expect(text).toContain('CHE COSA ASPETTA');
    expect(text).toContain('Coppa & <Celluloide>, giornata 3. Chiude ');
    expect(text).toContain('ti mancano quattro voti su quattro.');
    expect(text).toMatch(/(?:Film \d+ - Film \d+\n){3}E un’altra partita\./);
    expect(text).toContain(
      `Vota adesso: https://girone.example/tournaments/${season.tournamentId}?tab=matches&day=3`,
    );
    expect(text).toContain('CHE COSA È SUCCESSO');
    expect(text).toMatch(/\n1\. Film \d+: \d+\n2\. Film/);
    const { html = '' } = mail ?? {};
    expect(html).toContain('Coppa &amp; &lt;Celluloide&gt;');
    expect(html).not.toContain('<Celluloide>');
    expect(html).toContain('prefers-color-scheme:dark');
    // The first sentence of the day's story, as the day's page has it.
    const { body } = await reader.client.get(`${season.path}/story?matchDay=2`);
    const title = body.films.find(
      ({ id }: { id: number }) => id === (body.facts[0].film ?? body.facts[0].winner),
    )?.title;
    expect(text.split('CHE COSA È SUCCESSO')[1]).toContain(title);
    expect(`${text}${html}`).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test('of a public championship has posters that a mail program may fetch', async () => {
    const reader = await addReader();
    await play({ reader });
    await sendAll();
    const [mail] = mailsTo(reader);
    const images = [...(mail?.html ?? '').matchAll(/<img src="https:\/\/girone\.example([^"]+)"/g)];
    const posters = images.map(([, path]) => path ?? '').filter((path) => path.startsWith('/api'));
    expect(posters.length).toBeGreaterThan(10);
    const visitor = new TestClient(girone.address);
    for (const path of new Set(posters)) expect((await visitor.get(path)).status).toBe(200);
  });

  test('of a private circle has titles alone, and nothing for whoever has left', async () => {
    const reader = await addReader();
    const circleId = await addOwnedCircle(sql, reader.id, { isPublic: false });
    const left = await addReader();
    await addMember(sql, { circleId, userId: left.id, isActive: false });
    await play({ reader, circleId });
    await sendAll();
    const [mail] = mailsTo(reader);
    expect(mail?.html).toContain('Film');
    expect(mail?.html).not.toContain('/api/films');
    expect(mailsTo(left)).toEqual([]);
  });

  test.each(languages)('is told in %s, with the plurals of one and of many', async (language) => {
    const reader = await addReader(language);
    await play({ reader, days: 1, films: 2 });
    const other = await addReader(language);
    await play({ reader: other, days: 3, films: 16 });
    await sendAll();
    const mails = [...mailsTo(reader), ...mailsTo(other)];
    expect(mails).toHaveLength(2);
    for (const { text, source } of mails) {
      expect(headerOf(source, 'Content-Language')).toBe(language);
      expect(text).not.toMatch(
        /\b(?:one|una|un) (?:matches|partite|partidos|voti|votos|giornate|jornadas)/,
      );
      expect(text).not.toMatch(/undefined|null/);
    }
  });

  test('speaks to whoever looks after a circle of those at its door, and names nobody', async () => {
    const reader = await addReader();
    const circleId = await addOwnedCircle(sql, reader.id, { joinType: 'approval_required' });
    const asking = await addReader();
    await addJoinRequest(sql, circleId, asking.id);
    const blocked = await addUser(sql);
    await addJoinRequest(sql, circleId, blocked);
    await sql.run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
      reader.id,
      blocked,
    ]);
    await sendAll();
    const [mail] = mailsTo(reader);
    expect(mail?.text).toContain(
      'Una persona è alla porta. Chiede di entrare in Cinefili. Rispondi: https://girone.example/circles/',
    );
    expect(mail?.source).not.toContain(asking.username);
    expect(mailsTo(asking)).toEqual([]);
  });

  test('asks for films, and of a season that is over leads to its cards', async () => {
    const reader = await addReader();
    const season = await play({ reader, days: 2, films: 2 });
    await reader.client.post('/api/tournaments', { name: 'Coppa del Po', requiredFilmsPerUser: 2 });
    await sql.run(
      `update tournaments set status = 'setup' where created_by = $1 and status = 'preparation'`,
      [reader.id],
    );
    await sendAll();
    const [mail] = mailsTo(reader);
    expect(mail?.text).toContain('Coppa del Po aspetta due tuoi film.');
    expect(mail?.text).toContain('Il campionato «Coppa & <Celluloide>» è finito.');
    expect(mail?.text).toContain(`https://girone.example/tournaments/${season.tournamentId}/recap`);
  });

  test('shows no result of a day that is open, nor a vote of anybody', async () => {
    const reader = await addReader();
    const season = await play({ reader });
    await sendAll();
    const secret = season.matches.find(({ matchDay }) => matchDay === 3);
    for (let count = 0; count < 9; count += 1) {
      await sql.run('insert into votes (match_id, user_id, film_id) values ($1, $2, $3)', [
        secret?.id,
        await addUser(sql),
        secret?.home,
      ]);
    }
    await sql.run('delete from digest_readers');
    await sendAll();
    const [before, after] = mailsTo(reader);
    expect(after?.html).toBe(before?.html);
    expect(after?.text).toContain('Film');
    expect(after?.text).toBe(before?.text);
  });
});

describe('the way out', () => {
  test('is one click for mail programs and a page for people', async () => {
    const reader = await addReader();
    await play({ reader });
    await sendAll();
    const [mail] = mailsTo(reader);
    const { source = '' } = mail ?? {};
    expect(headerOf(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(source, 'Auto-Submitted')).toBe('auto-generated');
    expect(mail?.text).toContain('Non inviarmela più: https://girone.example/unsubscribe?token=');
    const { pathname, search } = new URL(headerOf(source, 'List-Unsubscribe').slice(1, -1));
    const program = new TestClient(girone.address);
    const { status, body } = await program.fetch(pathname + search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([status, body]).toEqual([200, { type: 'weekly_digest' }]);
    expect((await reader.client.get('/api/users/digest')).body.isWanted).toBe(false);
    scene.setNow(new Date(scene.now.getTime() + 7 * 86_400_000));
    await sendAll();
    expect(mailsTo(reader)).toHaveLength(1);
  });
});
