import { AddFilm } from '../../features/films/film-dialogs.tsx';
import { useNewFilm } from '../../features/nominations/use-new-film.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export interface NewNomineeProps {
  tournamentId: number;
  onDone: () => void;
  onClose: () => void;
}

/** The form of a new film, which is nominated as it is added. */
export function NewNominee({ tournamentId, onDone, onClose }: NewNomineeProps) {
  const { t } = useTranslation();
  const newFilm = useNewFilm(tournamentId);
  return (
    <AddFilm
      purpose={{
        title: t('nominations.new.title'),
        submitLabel: t('nominations.new.submit'),
        pendingLabel: t('nominations.new.pending'),
        said: t('nominations.new.done'),
        add: (body) => newFilm.addAndNominate(body),
        instead: {
          label: t('nominations.new.instead'),
          act(film) {
            onClose();
            void newFilm.nominateOwned(film);
          },
        },
      }}
      onAdded={onDone}
      onClose={onClose}
    />
  );
}
