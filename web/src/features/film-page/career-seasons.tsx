import type { FilmCareer } from '@girone/contract/film-career';
import { pages } from '@girone/contract/pages';
import { Lock, Trophy } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRecordText } from '../../domain/season/record-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { badgeIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Table, Td, Th } from '../../ui/tables/table.tsx';
import { LiveAnnouncer } from './career-totals.tsx';
import styles from './film-page.module.css';

type Season = FilmCareer['seasons'][number];

/** How the film has done in each championship, the latest first. */
export function CareerSeasons({ seasons }: Pick<FilmCareer, 'seasons'>) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="seasons">
      <SectionHead id="seasons" title={t('filmPage.seasons.title')} count={seasons.length} />
      <Card flush>
        <Table caption={t('filmPage.seasons.title')}>
          <thead>
            <tr>
              <Th>{t('filmPage.seasons.championship')}</Th>
              <Th>{t('filmPage.seasons.position')}</Th>
              <Th align="center" hideOnPhone>
                {t('filmPage.totals.played')}
              </Th>
              <Th align="center" hideOnPhone>
                {t('filmPage.totals.record')}
              </Th>
              <Th align="center" hideOnPhone>
                {t('filmPage.totals.votes')}
              </Th>
              <Th align="end">{t('filmPage.totals.points')}</Th>
            </tr>
          </thead>
          <tbody>
            {seasons.map((season) => (
              <SeasonLine key={season.tournamentId} season={season} />
            ))}
          </tbody>
        </Table>
      </Card>
    </section>
  );
}

function SeasonLine({ season }: { season: Season }) {
  const { t } = useTranslation();
  const recordText = useRecordText();
  const { tournamentId, name, wins, draws, losses, votesFor, votesAgainst } = season;
  const state = season.cancelledAt === null ? season.status : 'cancelled';
  return (
    <tr>
      <th scope="row" className={styles.season}>
        <TextLink href={`${pages.leaderboard}?tournament=${tournamentId}`}>{name}</TextLink>
        <span className={styles.state}>
          {!season.isPublic && <Lock {...badgeIcon} />}
          {t(`filmPage.seasons.${state}`)}
        </span>
      </th>
      <Td>
        <Place season={season} />
      </Td>
      <Td align="center" hideOnPhone>
        {season.played}
      </Td>
      <Td align="center" hideOnPhone>
        <LiveAnnouncer name={recordText({ wins, draws, losses })}>
          {wins}–{draws}–{losses}
        </LiveAnnouncer>
      </Td>
      <Td align="center" hideOnPhone>
        <LiveAnnouncer name={t('filmPage.totals.votesName', { votesFor, votesAgainst })}>
          {votesFor}–{votesAgainst}
        </LiveAnnouncer>
      </Td>
      <Td align="end" className={styles.points}>
        {season.points}
      </Td>
    </tr>
  );
}

function Place({ season }: { season: Season }) {
  const { t } = useTranslation();
  const { position, filmsCount, isChampion } = season;
  if (isChampion) {
    return (
      <span className={styles.champion}>
        <Trophy {...textIcon} />
        {t('filmPage.seasons.champion')}
      </span>
    );
  }
  if (position === null) {
    return <span className={styles.quiet}>{t('filmPage.seasons.noPosition')}</span>;
  }
  return t('filmPage.seasons.positionOf', { position, count: filmsCount });
}
