export type Cell = string | number | boolean | null;

/** Spreadsheet programs take a file without it for one of their own old encodings. */
export const byteOrderMark = '\uFEFF';

/** What spreadsheet programs take for the beginning of a formula, also in its wide forms. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * The same further on: where the decimal sign is a comma they divide lines at semicolons and take quotes in
 * the middle of one for text, so that a cell may begin behind any of these.
 */
const hiddenStart = /(?=[=+\-@＝＋－＠])(?<=[;\t\r\n]\s*)/g;

/** A table as RFC 4180 has it. Texts that would be computed when the file is opened are texts here. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `${byteOrderMark}${writeLines(rows)}`;
}

/** A part of such a table, for files that are written piece by piece. */
export function writeLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = (formulaStart.test(cell) ? `'${cell}` : cell).replaceAll(hiddenStart, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
