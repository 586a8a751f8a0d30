import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import styles from './invite-dialog.module.css';

/** Of the file, in points for each module of the code. */
const fileScale = 24;

interface InviteCodeProps {
  name: string;
  link: string;
}

/** The link as a code on paper: ink on cream in both themes, as cameras want it. */
export function InviteCode({ name, link }: InviteCodeProps) {
  const { t } = useTranslation();
  const { size, data } = useMemo(() => encode(link, { ecc: 'M', border: 2 }), [link]);
  const label = t('invites.dialog.code', { name });

  async function download(): Promise<void> {
    try {
      save(await paint(data), 'girone-qr.png');
    } catch {
      showToast({ title: t('invites.dialog.downloadFailed'), variant: 'destructive' });
    }
  }

  return (
    <div className={styles.code}>
      <div className={styles.paper}>
        <svg
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
          role="img"
          aria-label={label}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
        >
          <path d={pathOf(data)} fill="currentColor" />
        </svg>
        <p className={styles.caption}>
          <b>{name}</b>
          {t('invites.dialog.scan')}
        </p>
      </div>
      <div className={styles.beside}>
        <p className={styles.near}>
          <b>{t('invites.dialog.near')}</b>
          {t('invites.dialog.nearText')}
        </p>
        <Button
          variant="ghost"
          icon={<Download {...buttonIcon} />}
          className={styles.download}
          onClick={() => void download()}
        >
          {t('invites.dialog.download')}
        </Button>
      </div>
    </div>
  );
}

type Modules = readonly (readonly boolean[])[];

/** Dark modules that touch in a row are one piece. */
function pathOf(modules: Modules): string {
  const pieces: string[] = [];
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (!isDark || row[x - 1] === true) continue;
      const end = row.findIndex((other, at) => at > x && !other);
      const width = (end === -1 ? row.length : end) - x;
      pieces.push(`M${x} ${y}h${width}v1h-${width}z`);
    }
  }
  return pieces.join('');
}

/** As a picture that every program can open. */
async function paint(modules: Modules): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = modules.length * fileScale;
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('the browser draws no pictures');
  const inks = getComputedStyle(document.documentElement);
  pen.fillStyle = inks.getPropertyValue('--ink-crema');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = inks.getPropertyValue('--ink-nero');
  pen.scale(fileScale, fileScale);
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect(x, y, 1, 1);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the picture was not made'));
      else resolve(blob);
    });
  });
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
