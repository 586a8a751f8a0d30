import { pages } from '@girone/contract/pages';
import type { Activity, Profile } from '@girone/contract/profiles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareQuote, Trophy } from '../../ui/images/icons.ts';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { TimeAgo } from '../../lib/text/time-ago.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { buttonIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import styles from './activity-tab.module.css';
import { activityQuery } from './profile.queries.ts';
import { TabFrame } from './tab-frame.tsx';

/** Posts, nominations and titles, newest first. */
export function ActivityTab({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const activity = useInfiniteQuery(activityQuery(profile.username));
  return (
    <TabFrame
      query={activity}
      height={88}
      empty={{
        title: t('profile.activity.empty'),
        text: t('profile.activity.emptyText'),
        action: profile.viewerIsOwner && (
          <ButtonLink href={pages.critics} variant="secondary">
            {t('profile.activity.emptyAction')}
          </ButtonLink>
        ),
      }}
    >
      {(entries) => (
        <>
          <Card flush>
            <ul aria-label={t('profile.tabs.activity')}>
              {entries.map((entry) => (
                <li key={keyOf(entry)} className={styles.entry}>
                  {entry.kind === 'post' ? (
                    <PostEntry entry={entry} />
                  ) : (
                    <FilmEntry entry={entry} />
                  )}
                </li>
              ))}
            </ul>
          </Card>
          <NextPage
            list={activity}
            label={t('profile.tabs.more')}
            failed={t('profile.tabs.failed')}
          />
        </>
      )}
    </TabFrame>
  );
}

type PostActivity = Extract<Activity, { kind: 'post' }>;
type FilmActivity = Exclude<Activity, { kind: 'post' }>;

function keyOf(entry: Activity): string {
  return entry.kind === 'post'
    ? `post-${entry.post.id}`
    : `${entry.kind}-${entry.tournament.id}-${entry.film.id}`;
}

function PostEntry({ entry: { post, at } }: { entry: PostActivity }) {
  const { t } = useTranslation();
  const { content, imageUrl } = post;
  return (
    <>
      <span className={styles.sign} aria-hidden>
        <MessageSquareQuote {...buttonIcon} />
      </span>
      <div className={styles.words}>
        <p className={styles.line}>
          <Link href={`${pages.critics}?post=${post.id}`} className={styles.link}>
            {content === '' ? t('profile.activity.photo') : t('profile.activity.posted')}
          </Link>
          <TimeAgo at={at} className={styles.when} />
        </p>
        {content !== '' && <p className={styles.text}>{content}</p>}
      </div>
      {imageUrl !== null && (
        <img
          src={sizedPicture(imageUrl, 160) ?? undefined}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      )}
    </>
  );
}

function FilmEntry({ entry: { kind, film, tournament, at } }: { entry: FilmActivity }) {
  const { t } = useTranslation();
  const names = { film: film.title, tournament: tournament.name };
  const isTitle = kind === 'title';
  return (
    <>
      <Poster film={film} cover={sizedPicture(film.posterUrl, 160)} size="thumb" />
      <div className={styles.words}>
        <p className={styles.line}>
          <Link
            href={tournamentAddress(tournament.id)}
            className={joinClasses(styles.link, isTitle && styles.title)}
          >
            {isTitle && <Trophy {...textIcon} />}
            {isTitle ? t('profile.activity.won', names) : t('profile.activity.nominated', names)}
          </Link>
          <TimeAgo at={at} className={styles.when} />
        </p>
      </div>
    </>
  );
}
