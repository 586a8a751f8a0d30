import { Download } from '../../ui/images/icons.ts';
import { encode } from 'uqr';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { QrCode } from '../../lib/qr-code.tsx';
import { saveFile } from '../../lib/files/save-file.ts';
import styles from './invite-dialog.module.css';

/** Of the file, in points for each module of the code. */
const fileScale = 24;
/** Empty modules around the code. */
const quiet = 2;

interface InviteCodeProps {
  name: string;
  link: string;
}

/** The link as a code on paper: ink on cream in both themes, as cameras want it. */
export function InviteCode({ name, link }: InviteCodeProps) {
  const { t } = useTranslation();
  const label = t('invites.dialog.code', { name });

  async function download(): Promise<void> {
    try {
      saveFile(await paint(link), 'girone-qr.png');
    } catch {
      showToast({ title: t('invites.dialog.downloadFailed'), variant: 'destructive' });
    }
  }

  return (
    <div className={styles.code}>
      <div className={styles.paper}>
        <QrCode text={link} label={label} border={quiet} />
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

/** As a picture that every program can open. */
async function paint(link: string): Promise<Blob> {
  const { data: modules } = encode(link, { ecc: 'M', border: quiet });
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
