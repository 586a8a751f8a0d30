import { expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { halves } from '../../testing/sample-images.ts';
import { signUpUploader, storedFiles } from '../../testing/upload-images.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);

test('the cover of a film that is deleted is gone with it, for everybody and from the disk', async () => {
  const owner = await signUpUploader(girone, 'giulia');
  const coverImageUrl = await owner.upload(await halves(80, 60).png().toBuffer());
  const film = await owner.client.post('/api/films', { title: 'Roma', coverImageUrl });
  const { id, coverImagePath } = film.body;
  expect((await owner.client.get(coverImagePath)).status).toBe(200);

  expect((await owner.client.delete(`/api/films/${id}`)).status).toBe(204);
  expect((await owner.client.get(coverImagePath)).status).toBe(404);
  await eventually(async () => {
    expect(await storedFiles(girone)).toEqual([]);
    expect(await sql.run('select 1 from uploads')).toEqual([]);
  });
});
