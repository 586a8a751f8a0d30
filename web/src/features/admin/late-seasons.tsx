import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogToCome } from '../../lib/loading/dialog-to-come.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import type { CorrectResultProps } from './correct-result-dialog.tsx';
import type { SeasonActDialogProps } from './season-act-dialog.tsx';

/** The lists are drawn without the forms; they follow when something is pressed. */
const acts = latePart(() => import('./season-act-dialog.tsx'));
const corrections = latePart(() => import('./correct-result-dialog.tsx'));

export function LateSeasonAct(props: SeasonActDialogProps) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(acts, true);
  if (part !== null) return <part.SeasonActDialog {...props} />;
  const { name, currentMatchDay: day } = props.season;
  const title = t(`admin.seasons.acts.${props.act}.title`, { name, day });
  return <DialogToCome {...late} height={220} title={title} onClose={props.onClose} />;
}

export function LateCorrectResult(props: CorrectResultProps) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(corrections, true);
  if (part !== null) return <part.CorrectResultDialog {...props} />;
  const title = t('admin.matches.correct.title', { name: props.name });
  return <DialogToCome {...late} height={320} title={title} onClose={props.onClose} />;
}
