import type { RecapCard } from '@girone/championship/story/tell-recap';
import type { SeasonRecap } from '@girone/contract/story';
import { chosenLanguage } from '../../lib/text/language.ts';

interface SharedCard {
  season: SeasonRecap;
  card: RecapCard;
  drawPicture?: (() => Promise<Blob>) | undefined;
}

/** Hands a card's picture to the phone's share sheet, or to the downloads where there is none. */
export async function shareCard({ season, card, drawPicture }: SharedCard): Promise<void> {
  const picture = await (drawPicture?.() ?? fetchPicture(season.id, card));
  const file = new File([picture], `girone-${season.id}-${card}.png`, { type: 'image/png' });
  const shared = { files: [file], title: season.name };
  if (typeof navigator.canShare === 'function' && navigator.canShare(shared)) {
    try {
      await navigator.share(shared);
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function fetchPicture(tournamentId: number, card: RecapCard): Promise<Blob> {
  const answer = await fetch(
    `/api/tournaments/${tournamentId}/recap/${card}.png?lang=${chosenLanguage()}`,
  );
  if (!answer.ok) throw new Error(`no picture: ${answer.status}`);
  return answer.blob();
}
