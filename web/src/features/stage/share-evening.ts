import type { Stage } from '@girone/contract/stage';
import { chosenLanguage } from '../../lib/text/language.ts';

/** Hands the championship's picture, with the results of the evening, to the share sheet or to the downloads. */
export async function shareEvening({ id, name }: Stage['tournament']): Promise<void> {
  const answer = await fetch(`/api/tournaments/${id}/share.png?lang=${chosenLanguage()}`);
  if (!answer.ok) throw new Error(`no picture: ${answer.status}`);
  const file = new File([await answer.blob()], `girone-${id}.png`, { type: 'image/png' });
  const shared = { files: [file], title: name };
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
