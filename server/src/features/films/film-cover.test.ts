import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { halves } from '../../testing/sample-images.ts';
import { signUpUploader, storedFiles } from '../../testing/upload-images.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const girone = useGirone(useDatabase());

test('the cover of a film that is deleted is gone with it, for everybody and from the disk', async () => {
  const owner = await signUpUploader(girone, 'giulia');
  const coverImageUrl = await owner.upload(await halves(80, 60).png().toBuffer());
  const film = await owner.client.post('/api/films', { title: 'Roma', coverImageUrl });
  const { id, coverImagePath } = film.body;
  expect((await owner.client.get(coverImagePath)).status).toBe(200);

  expect((await owner.client.delete(`/api/films/${id}`)).status).toBe(204);
  expect((await owner.client.get(coverImagePath)).status).toBe(404);
  await eventually(async () => expect(await storedFiles(girone)).toEqual([]));
});
