/** An instant as the browser's own date field writes it: local, to the minute. */
export function toLocalField(instant: string | number | undefined): string {
  const date = new Date(instant ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** And back; nothing where the field is empty or half filled. */
export function fromLocalField(text: string): string | undefined {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function pad(figure: number): string {
  return String(figure).padStart(2, '0');
}
