import type { StandingsRow } from '@girone/contract/standings';
import { Scale } from '../../ui/images/icons.ts';
import { memo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useMovementText } from '../../domain/season/movement-text.ts';
import { filmAddress } from '../../domain/film/film-address.ts';
import { badgeIcon } from '../../ui/images/icon-sizes.ts';
import { LeagueFilm, LeagueTable } from '../../domain/season/league-table.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { useForm } from './standings-texts.ts';
import { useRowAnimation } from './use-row-animation.ts';

interface StandingsTableProps {
  caption: string;
  rows: readonly StandingsRow[];
}

/** Kept as it is while its rows are the same: around it things arrive one by one. */
export const StandingsTable = memo(function StandingsTable({ caption, rows }: StandingsTableProps) {
  const { t } = useTranslation();
  const body = useRowAnimation();
  const movementText = useMovementText();
  const formOf = useForm();
  // Before the first result all films share the first place, and nothing has decided anything.
  const hasResults = rows.some(({ played }) => played > 0);
  const areAllFirst = rows.every(({ position }) => position === 1);
  const head = (column: Column) => ({
    text: column === 'movement' ? '' : t(`standings.head.${column}`),
    name: t(`standings.head.${column}Name`),
  });
  return (
    <LeagueTable
      caption={caption}
      bodyRef={body}
      heads={{
        position: head('position'),
        movement: head('movement'),
        film: { text: t('standings.head.film') },
        played: head('played'),
        won: head('won'),
        drawn: head('drawn'),
        lost: head('lost'),
        votes: head('votes'),
        form: { text: t('standings.head.form') },
        points: head('points'),
      }}
      rows={rows.map((row) => {
        const { movement, votesFor, votesAgainst } = row;
        const form = row.form.length > 0 ? formOf(row.form) : undefined;
        return {
          key: String(row.filmId),
          position: row.position,
          movement: { places: movement, label: movementText(movement) },
          film: <StandingsFilm row={row} hasResults={hasResults} form={form} />,
          played: row.played,
          won: row.wins,
          drawn: row.draws,
          lost: row.losses,
          votes: {
            text: `${votesFor}–${votesAgainst}`,
            name: t('standings.votes', { votesFor, votesAgainst }),
          },
          form,
          points: row.points,
          leader: row.position === 1 && !areAllFirst,
        };
      })}
    />
  );
});

type Column = 'position' | 'movement' | 'played' | 'won' | 'drawn' | 'lost' | 'votes' | 'points';

interface StandingsFilmProps {
  row: StandingsRow;
  hasResults: boolean;
  form: ReturnType<ReturnType<typeof useForm>> | undefined;
}

/** The film, whose it is, and what has put it behind the one above. */
function StandingsFilm({ row, hasResults, form }: StandingsFilmProps) {
  const { t } = useTranslation();
  const { filmTitle: title, decidedBy } = row;
  const isDecided = hasResults && decidedBy !== null;
  return (
    <LeagueFilm
      poster={
        <Poster film={{ ...row, title }} cover={sizedPicture(row.posterUrl, 160)} size="thumb" />
      }
      title={title}
      href={filmAddress(row.filmId)}
      detail={row.ownerName ?? t('shared.deletedUser')}
      note={
        isDecided ? (
          <>
            <Scale {...badgeIcon} />
            <span aria-hidden title={t(`standings.tie.${decidedBy}`)}>
              {t(`standings.tieShort.${decidedBy}`)}
            </span>
            <VisuallyHidden>{t(`standings.tie.${decidedBy}`)}</VisuallyHidden>
          </>
        ) : undefined
      }
      form={form}
    />
  );
}
