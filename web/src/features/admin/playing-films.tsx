import type { AdminFilm } from '@girone/contract/admin-films';
import { useTranslation } from '../../i18n/use-translation.ts';
import { filmAddress } from '../../domain/film/film-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface PlayingFilmsProps {
  /** All of them are playing. */
  films: readonly AdminFilm[];
  onClose: () => void;
}

/** In the place of the question whether to delete: why it cannot be done. */
export function PlayingFilms({ films, onClose }: PlayingFilmsProps) {
  const { t } = useTranslation();
  const [film, ...others] = films;
  const single = others.length === 0 ? film : undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        single === undefined
          ? t('admin.films.running.titleAll')
          : t('admin.films.running.title', { title: single.title })
      }
      description={t('admin.films.running.text')}
      closeLabel={t('shared.close')}
      footer={
        <>
          {single !== undefined && (
            <ButtonLink variant="secondary" href={filmAddress(single.id)}>
              {t('admin.films.running.seePage')}
            </ButtonLink>
          )}
          <Button onClick={onClose}>{t('shared.close')}</Button>
        </>
      }
    />
  );
}
