import type { SeasonBox } from '@girone/contract/season-box';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import styles from './box-record.module.css';

/** What there is to know about the file. */
export function BoxFoot({ box, bytes }: { box: SeasonBox; bytes: number }) {
  const { t } = useTranslation();
  const format = currentFormat();
  const megabytes = format.number(Math.max(0.1, Math.round(bytes / 100_000) / 10));
  const name = decodeURIComponent(window.location.pathname).split('/').at(-1);
  return (
    <dl className={styles.foot}>
      <div>
        <dt>{t('box.foot.file')}</dt>
        <dd>{t('box.foot.fileText', { name: name ?? '', megabytes })}</dd>
      </div>
      <div>
        <dt>{t('box.foot.exported')}</dt>
        <dd>{`${format.longDate(box.exportedAt)}, ${format.time(box.exportedAt)}`}</dd>
      </div>
      <div>
        <dt>{t('box.foot.network')}</dt>
        <dd>{t('box.foot.networkText')}</dd>
      </div>
      <div>
        <dt>{t('box.foot.return')}</dt>
        <dd>{t('box.foot.returnText')}</dd>
      </div>
    </dl>
  );
}
