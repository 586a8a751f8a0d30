import type { TableFigure } from '@girone/championship/verification/published';
import type { Finding } from '@girone/championship/verification/report';
import { groupCode } from '@girone/championship/ballots/ballot-code';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FilmNames } from './film-names.ts';

const figureNames = {
  position: 'place',
  points: 'score',
  wins: 'won',
  draws: 'drawn',
  losses: 'lost',
  votesFor: 'for',
  votesAgainst: 'against',
} as const satisfies Record<TableFigure, string>;

/** What does not hold, in a sentence that names the match. */
export function useFindingText(films: FilmNames): (finding: Finding) => string {
  const { t } = useTranslation();

  function pair(ids: readonly number[]): string {
    const [home = 0, away = 0] = ids;
    const names = { home: films.titleOf(home), away: films.titleOf(away) };
    return t('verification.own.pair', names);
  }

  return (finding) => {
    const { kind, published, counted, filmId, figure, code } = finding;
    const day = finding.matchDay ?? 0;
    const number = finding.matchNumber ?? 0;
    const film = filmId === null ? '' : films.titleOf(filmId);
    switch (kind) {
      case 'fixture':
      case 'swapped': {
        const pairs = { published: pair(published), counted: pair(counted) };
        return t(`verification.finding.${kind}`, { number, ...pairs });
      }
      case 'count':
        return t('verification.finding.count', {
          number,
          published: published.join('–'),
          counted: counted.join('–'),
        });
      case 'row':
        return t('verification.finding.row', {
          day,
          number,
          film,
          figure: t(`verification.finding.figure.${figureNames[figure ?? 'points']}`),
          published: published.join(''),
          counted: counted.join(''),
        });
      case 'rowMissing':
        return t('verification.finding.rowMissing', { day, film });
      case 'malformed':
      case 'doubled':
        return t(`verification.finding.${kind}`, { number, code: groupCode(code ?? '') });
      case 'seal':
      case 'sealMissing':
      case 'sealOrder':
        return t(`verification.finding.${kind}`, { day });
      case 'commitment':
      case 'seed':
      case 'order':
      case 'drawMissing':
      case 'drawSeal':
        return t(`verification.finding.${kind}`);
      case 'correction':
      case 'correctionSeal':
      case 'fixtureExtra':
      case 'fixtureMissing':
      case 'listMissing':
      case 'ownChanged':
      case 'ownMissing':
      case 'root':
      case 'unsorted':
      case 'winner':
        return t(`verification.finding.${kind}`, { number });
    }
  };
}
