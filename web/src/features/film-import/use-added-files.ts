import { importRules } from '@girone/contract/rules';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { sizeText } from '../../lib/text/size-text.ts';
import { readFile, readText, type ReadFile } from './read-file.ts';
import type { NamedFilm } from './read-lines.ts';

/** What became of a file. */
export interface FileNote {
  readonly id: string;
  readonly isProblem: boolean;
  readonly text: string;
}

export type AddedFiles = ReturnType<typeof useAddedFiles>;

/** Reads files into the list, one after another, and says what became of each. */
export function useAddedFiles(append: (films: readonly NamedFilm[]) => number) {
  const { t } = useTranslation();
  const [notes, setNotes] = useState<readonly FileNote[]>([]);
  const [isReading, setIsReading] = useState(false);

  function describe(name: string, read: ReadFile): Omit<FileNote, 'id'> {
    if ('problem' in read) {
      const size = sizeText(importRules.fileBytes);
      return { isProblem: true, text: t(`filmImport.file.${read.problem}`, { name, size }) };
    }
    const format = currentFormat();
    const count = append(read.films);
    const { others } = read;
    const sentences = [
      t('filmImport.file.read', { name, count, figure: format.number(count) }),
      others > 0 && t('filmImport.file.others', { count: others, figure: format.number(others) }),
    ];
    return { isProblem: false, text: sentences.filter(Boolean).join(' ') };
  }

  async function addAll(named: readonly { name: string; read: () => Promise<ReadFile> }[]) {
    if (named.length === 0) return;
    setNotes([]);
    setIsReading(true);
    for (const [at, { name, read }] of named.entries()) {
      const note = describe(name, await read());
      setNotes((before) => [...before, { ...note, id: `${at} ${name}` }]);
    }
    setIsReading(false);
  }

  const add = (files: readonly File[]) =>
    addAll(files.map((file) => ({ name: file.name, read: () => readFile(file) })));
  const addText = (text: string) =>
    addAll([{ name: t('filmImport.file.pasted'), read: () => readText(text) }]);
  return { add, addText, notes, isReading };
}
