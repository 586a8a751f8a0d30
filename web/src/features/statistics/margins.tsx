import type { Statistics } from '@girone/contract/statistics';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { ResultList, ResultRow } from '../../domain/match/result-row.tsx';
import { filmsById, type StatisticsFilm } from './film-names.ts';
import { StatisticsPanel } from './statistics-panel.tsx';

interface MarginsProps {
  statistics: Statistics;
  kind: 'closest' | 'clearest';
}

/** The matches that were decided by the least, or by the most. */
export function Margins({ statistics, kind }: MarginsProps) {
  const { t } = useTranslation();
  const films = filmsById(statistics);
  const title = t(`statistics.margins.${kind}`);
  const matches = statistics[kind].flatMap((result) => {
    const home = films.get(result.film1Id);
    const away = films.get(result.film2Id);
    return home === undefined || away === undefined ? [] : [{ ...result, home, away }];
  });
  return (
    <StatisticsPanel flush title={title} empty={t('statistics.margins.empty')}>
      {matches.length > 0 && (
        <ResultList label={title}>
          {matches.map(({ matchDay, home, away, film1Votes, film2Votes }) => (
            <ResultRow
              key={`${home.id}-${away.id}`}
              name={t('statistics.margins.sentence', {
                home: home.title,
                away: away.title,
                homeVotes: film1Votes,
                awayVotes: film2Votes,
                day: matchDay,
              })}
              match={t('statistics.day', { day: matchDay })}
              home={sideOf(home, film1Votes - film2Votes)}
              away={sideOf(away, film2Votes - film1Votes)}
              score={{ home: film1Votes, away: film2Votes }}
            />
          ))}
        </ResultList>
      )}
    </StatisticsPanel>
  );
}

function sideOf(film: StatisticsFilm, lead: number) {
  const outcome = lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drawn';
  return {
    title: film.title,
    poster: <Poster film={film} cover={sizedPicture(film.posterUrl, 160)} size="thumb" />,
    outcome,
  } as const;
}
