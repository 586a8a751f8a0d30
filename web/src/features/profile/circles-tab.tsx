import { pages } from '@girone/contract/pages';
import type { Profile } from '@girone/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { Globe, Lock, UsersRound } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ApiResponse } from '../../lib/api/api-client.ts';
import { circleAddress } from '../../domain/circle/circle-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { MetaList } from '../../ui/layout/meta-list.tsx';
import { CardName } from '../../ui/layout/named-card.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { EmptyRings } from '../../ui/feedback/rings.tsx';
import styles from './profile-tabs.module.css';
import { circlesOfQuery } from './profile.queries.ts';
import { TabFrame } from './tab-frame.tsx';

type ProfileCircle = ApiResponse<'GET /api/users/:username/circles'>[number];

export function CirclesTab({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const circles = useQuery(circlesOfQuery(profile.username));
  return (
    <TabFrame
      query={circles}
      height={112}
      empty={{
        title: t('profile.circles.empty'),
        text: t('profile.circles.emptyText'),
        action: profile.viewerIsOwner && (
          <ButtonLink href={pages.circles} variant="secondary">
            {t('profile.circles.emptyAction')}
          </ButtonLink>
        ),
      }}
    >
      {(shown) => (
        <Grid as="ul" columns={3} aria-label={t('profile.tabs.circles')}>
          {shown.map((circle) => (
            <CircleCard key={circle.id} circle={circle} />
          ))}
        </Grid>
      )}
    </TabFrame>
  );
}

function CircleCard({ circle }: { circle: ProfileCircle }) {
  const { t } = useTranslation();
  const { id, name, isPublic, memberCount, coverImageUrl } = circle;
  const cover = sizedPicture(coverImageUrl, 160);
  return (
    <Card as="li" className={styles.circle}>
      <span className={styles.emblem} aria-hidden>
        {cover === null ? <EmptyRings /> : <img src={cover} alt="" loading="lazy" />}
      </span>
      <div className={styles.card}>
        <CardName href={circleAddress(id)} level={2} className={styles.cover}>
          {name}
        </CardName>
        <MetaList
          items={[
            {
              key: 'visibility',
              icon: isPublic ? <Globe {...textIcon} /> : <Lock {...textIcon} />,
              text: isPublic ? t('profile.circles.public') : t('profile.circles.private'),
            },
            {
              key: 'members',
              icon: <UsersRound {...textIcon} />,
              text: t('profile.circles.members', { count: memberCount }),
            },
          ]}
        />
      </div>
    </Card>
  );
}
