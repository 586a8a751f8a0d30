import type { SeasonBox } from '@girone/contract/season-box';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Avatar } from '../../ui/images/avatar.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import styles from './box-record.module.css';

const shownAtFirst = 10;

/** What was said in public, the oldest first; of a long talk its end, which may be all that the file has. */
export function BoxTalk({ box: { posts, postCount } }: { box: SeasonBox }) {
  const { t } = useTranslation();
  const format = currentFormat();
  const [isWhole, setIsWhole] = useState(posts.length <= shownAtFirst);
  const shown = isWhole ? posts : posts.slice(-shownAtFirst);
  return (
    <Card as="section" flush id="talk">
      <CardHead level={2} title={t('box.nav.talk')}>
        {t('box.talk.count', { count: postCount, number: format.number(postCount) })}
      </CardHead>
      {!isWhole && (
        <div className={styles.earlier}>
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            {t('box.talk.earlier', { count: posts.length - shownAtFirst })}
          </Button>
        </div>
      )}
      {shown.map(({ authorName, content, createdAt }, index) => {
        const name = authorName ?? t('shared.deletedUser');
        return (
          // Posts have no numbers of their own, and their order stays.
          // oxlint-disable-next-line react/no-array-index-key
          <article key={`${createdAt} ${index}`} className={styles.post}>
            <Avatar username={name} />
            <div>
              <b>{name}</b>
              <span className={styles.small}>{format.longDate(createdAt)}</span>
            </div>
            <p>{content}</p>
          </article>
        );
      })}
      {posts.length < postCount && (
        <p className={styles.last}>{t('box.talk.last', { count: posts.length })}</p>
      )}
    </Card>
  );
}
