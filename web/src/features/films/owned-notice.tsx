import type { Film } from '@girone/contract/films';
import { Info } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import styles from './film-form.module.css';
import { addressOf } from './films-address.ts';

export interface OwnedAct {
  label: string;
  act: (film: Film) => void;
}

interface OwnedNoticeProps {
  film: Film;
  /** What can be done with it in place of adding it again; else it is linked. */
  instead?: OwnedAct | undefined;
}

/** One may have a film twice; but nobody should without knowing. */
export function OwnedNotice({ film, instead }: OwnedNoticeProps) {
  const { t } = useTranslation();
  const { id, title, releaseYear } = film;
  const named = releaseYear === null ? title : `${title} (${releaseYear})`;
  return (
    <output className={styles.owned}>
      <Info size={16} strokeWidth={2} aria-hidden />
      <span>
        {t('films.form.owned', { film: named })}{' '}
        {instead === undefined && (
          <TextLink href={addressOf({ film: id, form: null, text: '', sort: 'newest' })}>
            {t('films.form.ownedOpen')}
          </TextLink>
        )}
      </span>
      {instead !== undefined && (
        <Button variant="secondary" size="small" onClick={() => instead.act(film)}>
          {instead.label}
        </Button>
      )}
    </output>
  );
}
