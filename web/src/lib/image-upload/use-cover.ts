import { useEffect, useState } from 'react';

interface NewCover {
  uploadUrl: string;
  /** The address under which this page can draw it. */
  preview: string;
}

export type CoverChoice = ReturnType<typeof useCover>;

/** What becomes of a cover when the form is sent: kept, another, or none. */
export function useCover(kept: string | null) {
  const [chosen, setChosen] = useState<NewCover | 'kept' | 'removed'>('kept');
  const added = typeof chosen === 'string' ? null : chosen;
  const preview = added?.preview ?? null;

  useEffect(() => {
    if (preview === null) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  return {
    /** The cover as it will be; null where there is none. */
    picture: chosen === 'kept' ? kept : preview,
    /** For the call: the address of a new one, null for none, undefined where nothing changes. */
    change: chosen === 'kept' ? undefined : (added?.uploadUrl ?? null),
    replace(uploadUrl: string, file: Blob) {
      setChosen({ uploadUrl, preview: URL.createObjectURL(file) });
    },
    remove: () => setChosen('removed'),
  };
}
