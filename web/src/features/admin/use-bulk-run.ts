import { useState } from 'react';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useRefreshAdmin } from './use-refresh-admin.ts';

interface Failure {
  id: number;
  name: string;
  text: string;
}

interface BulkRunOptions<Row> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Said where all went through. */
  doneText: string;
  /** Closes the dialog; what was picked is forgotten. */
  onLeave: () => void;
}

export type BulkRun = ReturnType<typeof useBulkRun>;

/** One act on several rows: one after another, each of them tried, and which did not work. */
export function useBulkRun<Row extends { id: number }>(options: BulkRunOptions<Row>) {
  const { rows, nameOf, doneText, onLeave } = options;
  const failureText = useFailureText();
  const refresh = useRefreshAdmin();
  const [tried, setTried] = useState(0);
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  async function run(act: (row: Row) => Promise<unknown>): Promise<void> {
    const failed: Failure[] = [];
    for (const row of rows) {
      try {
        await act(row);
      } catch (error) {
        failed.push({ id: row.id, name: nameOf(row), text: failureText(error) });
      }
      setTried((before) => before + 1);
    }
    await refresh();
    if (failed.length > 0) {
      setFailures(failed);
      return;
    }
    onLeave();
    showToast({ title: doneText });
  }

  return { names: rows.map(nameOf), tried, failures, run, leave: onLeave };
}
