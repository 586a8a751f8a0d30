import type { Nomination } from '@girone/contract/nominations';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import styles from './everyone.module.css';
import { FilmWords } from './film-words.tsx';

interface EveryoneProps {
  nominations: readonly Nomination[];
  viewerId: number;
  /** Takes a film of somebody else's out, for whoever may. */
  onTakeOut?: ((nomination: Nomination) => void) | undefined;
}

/** All nominations, by whoever made them. */
export function Everyone({ nominations, viewerId, onTakeOut }: EveryoneProps) {
  const { t } = useTranslation();
  const participants = [...byParticipant(nominations).values()];
  return (
    <section aria-labelledby="all-nominations">
      <SectionHead
        id="all-nominations"
        title={t('nominations.all.title')}
        count={nominations.length}
      />
      {nominations.length === 0 ? (
        <Card>
          <EmptyState compact title={t('nominations.all.none')}>
            {t('nominations.all.noneText')}
          </EmptyState>
        </Card>
      ) : (
        <Grid as="ul" columns={3} aria-labelledby="all-nominations">
          {participants.map((theirs) => (
            <Participant
              key={theirs[0]?.user.id}
              nominations={theirs}
              viewerId={viewerId}
              onTakeOut={onTakeOut}
            />
          ))}
        </Grid>
      )}
    </section>
  );
}

function Participant({ nominations, viewerId, onTakeOut }: EveryoneProps) {
  const { t } = useTranslation();
  const [first] = nominations;
  if (first === undefined) return null;
  const { user } = first;
  const name = user.name ?? t('shared.deletedUser');
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <Avatar username={user.username} src={user.profileImageUrl} />
        <h3 className={styles.name}>
          {user.id === viewerId ? t('nominations.all.you', { name }) : name}
        </h3>
        <span className={styles.count}>
          {t('nominations.all.films', { count: nominations.length })}
        </span>
      </div>
      <ol className={styles.films}>
        {inOrder(nominations).map((nomination) => {
          const { film } = nomination;
          return (
            <li key={film.id} className={styles.film}>
              <Poster film={film} cover={sizedPicture(film.posterUrl, 160)} size="thumb" />
              <FilmWords title={film.title} facts={[film.director, film.year]} />
              {onTakeOut && user.id !== viewerId && (
                <Button
                  variant="ghost"
                  size="small"
                  className={styles.out}
                  aria-label={t('nominations.all.takeOutNamed', { title: film.title })}
                  onClick={() => onTakeOut(nomination)}
                >
                  {t('nominations.all.takeOut')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** In the order in which they came to the list. */
function byParticipant(nominations: readonly Nomination[]): Map<number, Nomination[]> {
  const groups = new Map<number, Nomination[]>();
  for (const nomination of nominations) {
    const group = groups.get(nomination.user.id);
    if (group === undefined) groups.set(nomination.user.id, [nomination]);
    else group.push(nomination);
  }
  return groups;
}

export function inOrder(nominations: readonly Nomination[]): Nomination[] {
  return nominations.toSorted((left, right) => left.nominationOrder - right.nominationOrder);
}
