import { useEffect, useRef } from 'react';
import { Page } from '../../ui/layout/page.tsx';
import { AddedStep } from './added-step.tsx';
import { CheckStep } from './check-step.tsx';
import { useImportAddress } from './import-address.ts';
import { startRun } from './import-run.ts';
import { PasteStep } from './paste-step.tsx';
import { useImportRun } from './use-import-run.ts';
import { useListDraft } from './use-list-draft.ts';
import type { Answers } from './use-matching.ts';

interface ImportPageProps {
  userId: number;
  used: number;
  allowed: number;
  /** Films came or went: the lists and the count have to be asked for again. */
  onChange: () => void;
}

/** Many films at once: a list is pasted, checked, and added. */
export function ImportPage({ userId, used, allowed, onChange }: ImportPageProps) {
  const { place, open, change } = useImportAddress();
  const draft = useListDraft(userId);
  const run = useImportRun(userId);
  const answers = useRef<Answers>(new Map());
  const quota = { used, allowed };
  const shown = useRef(place.step);
  useEffect(() => {
    // The shell announces the page; a step is a new screen as well to whoever hears it.
    if (shown.current !== place.step) document.querySelector<HTMLElement>('h1')?.focus();
    shown.current = place.step;
  }, [place.step]);

  if (place.step === 'added' && run !== null) {
    return (
      <Page>
        <AddedStep run={run} quota={quota} onChange={onChange} />
      </Page>
    );
  }
  if (place.step === 'check' && draft.list.lines.length > 0) {
    return (
      <Page>
        <CheckStep
          lines={draft.list.lines}
          answers={answers}
          quota={quota}
          onAdd={(films) => {
            void startRun(userId, films, onChange);
            // What is whose is another question from now on.
            answers.current = new Map();
            change({ step: 'added' });
          }}
        />
      </Page>
    );
  }
  return (
    <Page>
      <PasteStep draft={draft} quota={quota} onCheck={() => open({ step: 'check' })} />
    </Page>
  );
}
