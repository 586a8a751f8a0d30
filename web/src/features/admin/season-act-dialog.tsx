import type { AdminTournament } from '@girone/contract/admin-seasons';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ExtendDayDialog } from './extend-day-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { runSeasonAct, type SeasonAct } from './season-acts.ts';

export interface SeasonActDialogProps {
  season: AdminTournament;
  act: SeasonAct;
  onClose: () => void;
}

/** One act on one championship. */
export function SeasonActDialog({ season, act, onClose }: SeasonActDialogProps) {
  const { t } = useTranslation();
  if (act === 'extend') return <ExtendDayDialog season={season} onClose={onClose} />;
  const { name, currentMatchDay: day } = season;
  return (
    <ReasonDialog
      danger={act !== 'close'}
      isTold={act !== 'close'}
      title={t(`admin.seasons.acts.${act}.title`, { name, day })}
      description={t(`admin.seasons.acts.${act}.text`)}
      submitLabel={t(`admin.seasons.acts.${act}.submit`, { day })}
      doneText={t(`admin.seasons.acts.${act}.done`, { name, day })}
      send={(body) => runSeasonAct(act, season, body)}
      onClose={onClose}
    />
  );
}
