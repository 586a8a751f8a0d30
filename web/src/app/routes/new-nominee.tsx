import { useNewFilm } from '../../features/nominations/use-new-film.ts';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogToCome } from '../../lib/loading/dialog-to-come.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';

/** The form of another page, with its sentences. */
const forms = latePart(async () => {
  const [part] = await Promise.all([
    import('../../features/films/film-dialogs.tsx'),
    loadDictionary('films'),
    loadDictionary('uploads'),
  ]);
  return part;
});

export const preloadNewNominee = forms.fetchAhead;

interface NewNomineeProps {
  tournamentId: number;
  onDone: () => void;
  onClose: () => void;
}

/** The form of a new film, which is nominated as it is added. */
export function NewNominee({ tournamentId, onDone, onClose }: NewNomineeProps) {
  const { t } = useTranslation();
  const newFilm = useNewFilm(tournamentId);
  const { part, ...late } = useLatePart(forms, true);
  const title = t('nominations.new.title');
  if (part === null) {
    return <DialogToCome {...late} wide height={360} title={title} onClose={onClose} />;
  }
  return (
    <part.AddFilm
      purpose={{
        title,
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
