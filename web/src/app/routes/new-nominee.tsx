import { useNewFilm } from '../../features/nominations/use-new-film.ts';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogFallback } from '../../lib/loading/dialog-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** The form of another page, with its sentences. */
const AddFilm = lazyComponent(
  withDictionaries(
    ['films', 'uploads'],
    async () => (await import('../../features/films/film-dialogs.tsx')).AddFilm,
  ),
  function AddFilmFallback({ onClose }) {
    const { t } = useTranslation();
    const title = t('nominations.new.title');
    return <DialogFallback wide height={360} title={title} onClose={onClose} />;
  },
);

export const preloadNewNominee = AddFilm.preloadOnInteraction;

interface NewNomineeProps {
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
