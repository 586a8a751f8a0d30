interface OwnPicture {
  name: string;
  season: string;
  figure: string;
  votedOf: string;
  rows: readonly { label: string; value: string; more: string }[];
}

const width = 1080;
const height = 1350;
const margin = 80;

/** The viewer's own card as a picture, drawn in the browser: no server sees it. */
export async function drawOwnPicture({
  name,
  season,
  figure,
  votedOf,
  rows,
}: OwnPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const inks = getComputedStyle(document.documentElement);
  context.fillStyle = inks.getPropertyValue('--ink-crema');
  context.fillRect(0, 0, width, height);
  context.fillStyle = inks.getPropertyValue('--ink-nero');
  const write = (text: string, y: number, size: number) => {
    context.font = `750 ${size}px ${inks.getPropertyValue('--font-display') || 'sans-serif'}`;
    context.fillText(text, margin, y, width - 2 * margin);
  };
  write(name, 150, 56);
  write(figure, 520, 340);
  write(votedOf, 610, 56);
  for (const [index, { label, value, more }] of rows.entries()) {
    const top = 720 + index * 230;
    context.fillRect(margin, top, width - 2 * margin, 4);
    write(label, top + 60, 36);
    write(value, top + 140, 72);
    write(more, top + 190, 36);
  }
  write(`Girone · ${season}`, height - 70, 40);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
