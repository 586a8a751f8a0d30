import type { Stage } from '@girone/contract/stage';
import { fetchPicture, sharePicture } from '../../lib/files/share-picture.ts';
import { chosenLanguage } from '../../lib/text/language.ts';

/** The results of the evening, to be handed on. */
export async function shareEvening(
  { id, name }: Stage['tournament'],
  matchDay: number,
): Promise<void> {
  const path = `/api/tournaments/${id}/days/${matchDay}.png?lang=${chosenLanguage()}`;
  await sharePicture(await fetchPicture(path), {
    fileName: `girone-${id}-${matchDay}`,
    title: name,
  });
}
