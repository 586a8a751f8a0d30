import { useTranslation } from '../../i18n/use-translation.ts';
import { loadSentencesOf } from '../../i18n/late-sentences.ts';
import { DialogToCome } from '../../lib/dialog-to-come.tsx';
import { latePart, useLatePart } from '../../ui/late-part.ts';
import type { NewNomineeProps } from './new-nominee.tsx';

/** The form of another page, with its sentences. */
const forms = latePart(async () => {
  const [part] = await Promise.all([
    import('./new-nominee.tsx'),
    loadSentencesOf('films'),
    loadSentencesOf('uploads'),
  ]);
  return part;
});

export const preloadNewNominee = forms.fetchAhead;

export function LateNewNominee(props: NewNomineeProps) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(forms, true);
  if (part !== null) return <part.NewNominee {...props} />;
  return (
    <DialogToCome
      {...late}
      wide
      height={360}
      title={t('nominations.new.title')}
      onClose={props.onClose}
    />
  );
}
