import { limits } from '@girone/contract/rules';
import type { Person } from '@girone/contract/people';
import type { Post } from '@girone/contract/posts';
import { useEffect, useState } from 'react';
import { shortenText } from './shorten-text.ts';
import { useDraft } from './use-draft.ts';

/** Where a post goes; without a word, to everybody. */
export interface PostPlace {
  tournamentId?: number | undefined;
  /** With its championship. */
  matchId?: number | undefined;
  /** The circle that it is in, also by its championship or its parent: the picture is for members. */
  circleId?: number | undefined;
  /** For a reply. */
  parentPostId?: number | undefined;
}

export interface PostPicture {
  uploadUrl: string;
  /** The address under which this page can draw it. */
  preview: string;
  caption: string;
}

interface ComposerOptions {
  viewer: Person;
  place: PostPlace;
  quote: Post | null;
}

/** What is written so far. */
export function useComposer({ viewer, place, quote }: ComposerOptions) {
  const name = placeName(place);
  const [text, setText] = useDraft(viewer.username, name);
  const [before, setBefore] = useDraft(viewer.username, `${name}-before-quote`);
  const [picture, setPicture] = useState<PostPicture | null>(null);
  const preview = picture?.preview;

  // A quote brings its words along; what was written before it comes back when it is given up.
  const [quotedId, setQuotedId] = useState<number | null>(null);
  if (quote !== null && quote.id !== quotedId) {
    setQuotedId(quote.id);
    const words = quotedWords(quote);
    // Whoever was at another tab meanwhile finds the answer as they left it.
    if (!text.startsWith(words)) {
      if (quotedId === null) setBefore(text);
      setText(words);
    }
  } else if (quote === null && quotedId !== null) {
    setQuotedId(null);
    setText(before);
    setBefore('');
  }

  useEffect(() => {
    if (preview === undefined) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const content = text.trim();
  const left = limits.postContent.max - content.length;
  return {
    text,
    setText,
    content,
    picture,
    setPicture,
    left,
    isEmpty: content === '' && picture === null,
    clear() {
      setText('');
      setPicture(null);
      setBefore('');
    },
  };
}

function placeName({ parentPostId, tournamentId, matchId, circleId }: PostPlace): string {
  if (parentPostId !== undefined) return `reply-${parentPostId}`;
  if (matchId !== undefined) return `match-${matchId}`;
  if (tournamentId !== undefined) return `tournament-${tournamentId}`;
  return circleId === undefined ? 'everybody' : `circle-${circleId}`;
}

/** Room for an answer stays: of a long text, its beginning. */
const longestQuote = 280;

function quotedWords({ content, author }: Post): string {
  const words = content === '' ? '' : `«${shortenText(content, longestQuote)}» `;
  return `${words}— @${author.username}\n\n`;
}
