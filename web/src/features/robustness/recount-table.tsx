import { Check, Lock, Shuffle } from '../../ui/images/icons.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Table, Td, Th } from '../../ui/tables/table.tsx';
import type { AssessedSeason, Recount } from './assessed-season.ts';
import { useRecountWords } from './use-recount-words.ts';
import styles from './recount-table.module.css';

/** All that there are where enough people vote. */
const allRecounts = 6;

/** Who would be champion under each rule; that it changes is said in words, and marked at the edge. */
export function RecountTable({ season }: { season: AssessedSeason }) {
  const { t } = useTranslation();
  const { played, recounts } = season.assessment;
  const hasNamesOnly = recounts.some(isNameOnly);
  return (
    <Card as="section" flush>
      <CardHead level={2} title={t('robustness.table.title')}>
        <span className={styles.count}>
          {t('robustness.table.count', { count: recounts.length })}
        </span>
      </CardHead>
      <Table caption={t('robustness.table.caption')} className={styles.table}>
        <thead>
          <tr>
            <Th className={styles.wideHow}>{t('robustness.table.how')}</Th>
            <Th className={styles.wideWho}>{t('robustness.table.who')}</Th>
            <Th>{t('robustness.table.lead')}</Th>
            <Th>{t('robustness.table.outcome')}</Th>
          </tr>
        </thead>
        <tbody>
          {[played, ...recounts].map((recount) => (
            <RecountRow key={recount.kind} season={season} recount={recount} />
          ))}
        </tbody>
      </Table>
      <div className={styles.notes}>
        {hasNamesOnly && <p>{t('robustness.table.namesOnly')}</p>}
        {recounts.length < allRecounts && <p>{t('robustness.table.tooFew')}</p>}
        <p>{t('robustness.table.ties')}</p>
      </div>
    </Card>
  );
}

/** People are left out of it: figures would tell their votes. */
function isNameOnly({ kind }: Recount): boolean {
  return kind === 'withoutOwn' || kind === 'alwaysAnswered';
}

function RecountRow({ season, recount }: { season: AssessedSeason; recount: Recount }) {
  const { t } = useTranslation();
  const { explain, describeLead } = useRecountWords(season);
  const { kind, isSame } = recount;
  return (
    <tr
      className={joinClasses(
        kind === 'played' && styles.played,
        kind !== 'played' && !isSame && styles.changed,
      )}
    >
      <th scope="row" className={styles.how}>
        <b>{t(`robustness.kind.${kind}`)}</b>
        <span>{explain(recount)}</span>
      </th>
      <Td className={styles.whoCell}>
        <Champion season={season} recount={recount} />
      </Td>
      <Td className={styles.lead}>
        {isNameOnly(recount) ? (
          <span className={styles.mute}>
            <Lock {...textIcon} />
            {t('robustness.lead.nameOnly')}
          </span>
        ) : (
          describeLead(recount)
        )}
      </Td>
      <Td className={styles.outcome}>
        <Outcome recount={recount} />
      </Td>
    </tr>
  );
}

function Champion({ season, recount }: { season: AssessedSeason; recount: Recount }) {
  const { t } = useTranslation();
  const { listFilms } = useRecountWords(season);
  const { champions } = recount;
  const film = season.filmOf(champions[0] ?? 0);
  if (film === undefined) return <span className={styles.mute}>{t('robustness.nobody')}</span>;
  return (
    <span className={styles.who}>
      <Poster film={film} cover={sizedPicture(film.posterUrl, 160)} size="thumb" />
      {listFilms(champions)}
    </span>
  );
}

function Outcome({ recount: { kind, isSame } }: { recount: Recount }) {
  const { t } = useTranslation();
  if (kind === 'played')
    return <span className={styles.base}>{t('robustness.outcome.played')}</span>;
  return isSame ? (
    <span className={styles.stays}>
      <Check {...textIcon} />
      {t('robustness.outcome.stays')}
    </span>
  ) : (
    <span className={styles.changes}>
      <Shuffle {...textIcon} />
      {t('robustness.outcome.changes')}
    </span>
  );
}
