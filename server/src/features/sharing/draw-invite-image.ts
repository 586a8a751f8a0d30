import { refuse, accept, type Outcome } from '@girone/contract/errors';
import type { Language } from '@girone/contract/languages';
import { createPrintCache } from '../../domain/posters/print-cache.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import type { printInviteImage } from './print-invite-image.ts';
import { readSharedInvite } from './read-shared-invite.ts';
import { sharingTexts } from './texts/sharing-texts.ts';

/** To be raised when pictures are drawn differently: it stands in every validator. */
const drawingVersion = 1;
const printOnce = createPrintCache(40);

interface InviteImage {
  readonly etag: string;
  readonly print: () => Promise<Buffer>;
}

/** The picture of an invite, for whoever has its link. */
export async function drawInviteImage(
  { db }: Platform,
  token: string,
  language: Language,
): Promise<Outcome<InviteImage>> {
  const invite = await readSharedInvite(db, token);
  if (!invite) return refuse('not_found');
  const { circle, inviter } = invite;
  const etag = `"${sha256(JSON.stringify([drawingVersion, language, circle, inviter]))}"`;
  const picture = { invite, texts: sharingTexts[language] };
  return accept({ etag, print: () => printOnce(etag, () => print(picture)) });
}

/** What prints is loaded with the first picture. */
async function print(picture: Parameters<typeof printInviteImage>[0]): Promise<Buffer> {
  const printer = await import('./print-invite-image.ts');
  return printer.printInviteImage(picture);
}
