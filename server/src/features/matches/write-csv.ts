type Cell = string | number | null;

/** Spreadsheet programs take a file without it for one of their own old encodings. */
const byteOrderMark = '\uFEFF';

/** What spreadsheet programs take for the beginning of a formula, also in its wide forms. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** A table as RFC 4180 has it. Texts that would be computed when the file is opened are texts here. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => `${row.map(writeCell).join(',')}\r\n`);
  return `${byteOrderMark}${lines.join('')}`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
