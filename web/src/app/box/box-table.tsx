import { matchOutcomes } from '@girone/contract/rules';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { LeagueFilm, LeagueTable } from '../../domain/season/league-table.tsx';
import { useMovementText } from '../../domain/season/movement-text.ts';
import { useForm } from '../../features/standings/standings-texts.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import type { OpenedBox } from './opened-box.ts';

/** The last table. Its films lead nowhere: there is no site around a file. */
export function BoxTable({ opened }: { opened: OpenedBox }) {
  const { t } = useTranslation();
  const movementText = useMovementText();
  const formOf = useForm();
  const last = opened.tables.at(-1);
  const day = last?.matchDay ?? 0;
  const head = (column: 'position' | 'played' | 'won' | 'drawn' | 'lost' | 'votes' | 'points') => ({
    text: t(`standings.head.${column}`),
    name: t(`standings.head.${column}Name`),
  });
  return (
    <Card as="section" flush id="table">
      <CardHead level={2} title={t('box.table.title')}>
        {t('standings.after', { day, total: opened.tables.length - 1 })}
      </CardHead>
      <LeagueTable
        caption={t('box.table.title')}
        heads={{
          position: head('position'),
          movement: { text: '', name: t('standings.head.movementName') },
          film: { text: t('standings.head.film') },
          played: head('played'),
          won: head('won'),
          drawn: head('drawn'),
          lost: head('lost'),
          votes: head('votes'),
          form: { text: t('standings.head.form') },
          points: head('points'),
        }}
        rows={(last?.rows ?? []).map((row) => {
          const film = opened.filmOf(row.filmId);
          const { votesFor, votesAgainst } = row;
          const form = formOf(matchOutcomesOf(row.form));
          const detail = [film.director, film.year].filter((fact) => fact !== null).join(', ');
          return {
            key: String(row.filmId),
            position: row.position,
            movement: { places: row.movement, label: movementText(row.movement) },
            film: (
              <LeagueFilm
                poster={<Poster film={film} cover={film.cover} size="thumb" />}
                title={film.title}
                detail={detail}
                form={form}
              />
            ),
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
            leader: row.position === 1,
          };
        })}
      />
    </Card>
  );
}

/** Written as letters one after the other. */
function matchOutcomesOf(form: string): (typeof matchOutcomes)[number][] {
  return Array.from(form).flatMap(
    (letter) => matchOutcomes.find((outcome) => outcome === letter) ?? [],
  );
}
