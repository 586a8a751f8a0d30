import type { RecapCard } from '@girone/championship/story/tell-recap';
import type { SeasonRecap } from '@girone/contract/story';
import { fetchPicture, sharePicture } from '../../lib/files/share-picture.ts';
import { chosenLanguage } from '../../lib/text/language.ts';

interface SharedCard {
  season: SeasonRecap;
  card: RecapCard;
  drawPicture?: (() => Promise<Blob>) | undefined;
}

/** One's own card is drawn here, all others by the server. */
export async function shareCard({ season, card, drawPicture }: SharedCard): Promise<void> {
  const path = `/api/tournaments/${season.id}/recap/${card}.png?lang=${chosenLanguage()}`;
  const picture = await (drawPicture?.() ?? fetchPicture(path));
  await sharePicture(picture, { fileName: `girone-${season.id}-${card}`, title: season.name });
}
