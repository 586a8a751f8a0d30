import type { Setup } from '@girone/contract/dashboard';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { nominationsAddress, tournamentAddress } from '../../domain/season/tournament-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import styles from './dashboard-setups.module.css';

interface SetupsProps {
  setups: readonly Setup[];
  /** Whoever has none yet adds the first where it is nominated. */
  hasFilms: boolean;
  /** The first of them is what there is to do on this page. */
  isMain: boolean;
}

/** Championships before their start that wait for films of the viewer, and drafts of theirs. */
export function Setups({ setups, hasFilms, isMain }: SetupsProps) {
  const { t } = useTranslation();
  return (
    <Card as="section" flush aria-labelledby="setups">
      <div id="setups">
        <CardHead level={2} title={t('dashboard.setups.title')} />
      </div>
      <ul>
        {setups.map((setup, index) => (
          <li key={setup.id} className={styles.setup}>
            {setup.isDraft ? (
              <Draft setup={setup} />
            ) : (
              <Wish setup={setup} hasFilms={hasFilms} isMain={isMain && index === 0} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface WishProps extends Pick<SetupsProps, 'hasFilms' | 'isMain'> {
  setup: Setup;
}

function Wish({ setup, hasFilms, isMain }: WishProps) {
  const { t } = useTranslation();
  const { id, name, circleName, filmsWanted: count, films, deadline } = setup;
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.name}>{t('dashboard.setups.wants', { name, count })}</h3>
        {circleName !== null && <p>{circleName}</p>}
        <p>{t('dashboard.setups.films', { films: films.count, max: films.max })}</p>
        {deadline !== null && (
          <p>{t('dashboard.setups.deadline', { time: currentFormat().dateTime(deadline) })}</p>
        )}
      </div>
      <ButtonLink
        variant={isMain ? 'primary' : 'secondary'}
        href={hasFilms ? nominationsAddress(id) : `${nominationsAddress(id)}?form=add`}
        aria-label={t('dashboard.setups.nominateFor', { name })}
      >
        {t('dashboard.setups.nominate')}
      </ButtonLink>
    </>
  );
}

function Draft({ setup: { id, name } }: { setup: Setup }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.name}>{t('dashboard.setups.draft', { name })}</h3>
        <p>{t('dashboard.setups.draftText')}</p>
      </div>
      <ButtonLink
        variant="secondary"
        href={tournamentAddress(id)}
        aria-label={t('dashboard.setups.openDraftOf', { name })}
      >
        {t('dashboard.setups.openDraft')}
      </ButtonLink>
    </>
  );
}
