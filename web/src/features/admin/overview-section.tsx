import type { AdminOverview } from '@girone/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { adminAddress } from '../../lib/admin-list/list-address.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { sizeText } from '../../lib/text/size-text.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card, CardBody, CardHead } from '../../ui/layout/card.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Stats } from '../../ui/layout/stats.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { overviewQuery } from './overview.queries.ts';
import styles from './overview.module.css';

/** How the place is doing: what grows, what waits, what fails. */
export function OverviewSection() {
  const { t } = useTranslation();
  const overview = useQuery(overviewQuery);
  if (overview.data !== undefined) return <Overview overview={overview.data} />;
  if (overview.error !== null) {
    return <LoadFailure level={2} title={t('admin.overview.failed')} query={overview} />;
  }
  return (
    <SkeletonList label={t('admin.overview.loading')} count={2}>
      <Skeleton shape="block" height={200} />
    </SkeletonList>
  );
}

function Overview({ overview }: { overview: AdminOverview }) {
  const { t } = useTranslation();
  const format = currentFormat();
  const { totals, storage, openReports, jobs, errors } = overview;
  const total = (key: 'circles' | 'tournaments' | 'posts' | 'votes') => ({
    key,
    label: t(`admin.overview.${key}`),
    value: format.number(totals[key]),
  });
  return (
    <Stack gap={8}>
      <section aria-labelledby="admin-growth">
        <SectionHead id="admin-growth" title={t('admin.overview.growth')} />
        <GrowthChart growth={overview.growth} />
      </section>
      <Stats
        boxed
        items={[total('circles'), total('tournaments'), total('posts'), total('votes')]}
      />
      <Grid columns={2}>
        <Card as="section" flush aria-labelledby="admin-reports">
          <CardHead level={2} title={<span id="admin-reports">{t('admin.overview.reports')}</span>}>
            <ButtonLink size="small" variant="secondary" href={adminAddress('reports')}>
              {t('admin.overview.toReports')}
            </ButtonLink>
          </CardHead>
          <CardBody>
            {openReports === 0 ? (
              <Fine>{t('admin.overview.noReports')}</Fine>
            ) : (
              <p>{t('admin.overview.openReports', { count: openReports })}</p>
            )}
          </CardBody>
        </Card>
        <Card as="section" flush aria-labelledby="admin-storage">
          <CardHead
            level={2}
            title={<span id="admin-storage">{t('admin.overview.storage')}</span>}
          />
          <CardBody>
            <p>
              {t('admin.overview.stored', {
                count: storage.images,
                images: format.number(storage.images),
                size: sizeText(storage.bytes),
              })}
            </p>
            <p className={styles.small}>
              {t('admin.overview.countedAt', { time: format.time(overview.countedAt) })}
            </p>
          </CardBody>
        </Card>
        <Jobs jobs={jobs} />
        <Errors errors={errors} />
      </Grid>
    </Stack>
  );
}

function Jobs({ jobs }: Pick<AdminOverview, 'jobs'>) {
  const { t } = useTranslation();
  const format = currentFormat();
  return (
    <Card as="section" flush aria-labelledby="admin-jobs">
      <CardHead level={2} title={<span id="admin-jobs">{t('admin.overview.jobs')}</span>}>
        {t('admin.overview.queue', {
          waiting: format.number(jobs.waiting),
          running: format.number(jobs.running),
        })}
      </CardHead>
      <CardBody>
        {jobs.failing.length === 0 ? (
          <Fine>{t('admin.overview.noFailing')}</Fine>
        ) : (
          <ul className={styles.troubles}>
            {jobs.failing.map((job) => (
              <li key={job.name} className={styles.trouble}>
                <CircleAlert {...textIcon} className={styles.alarm} />
                <div>
                  <b>{job.name}</b>
                  <p className={styles.small}>
                    {t('admin.overview.failing', { count: job.jobs })}{' '}
                    {t('admin.overview.attempts', { count: job.attempts })}{' '}
                    {job.nextTryAt === null
                      ? t('admin.overview.givenUp')
                      : t('admin.overview.nextTry', { time: format.dateTime(job.nextTryAt) })}
                  </p>
                  {job.lastError !== null && <code className={styles.error}>{job.lastError}</code>}
                </div>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}

function Errors({ errors }: Pick<AdminOverview, 'errors'>) {
  const { t } = useTranslation();
  const format = currentFormat();
  return (
    <Card as="section" flush aria-labelledby="admin-errors">
      <CardHead level={2} title={<span id="admin-errors">{t('admin.overview.errors')}</span>}>
        {t('admin.overview.lastDay')}
      </CardHead>
      <CardBody>
        {errors.length === 0 ? (
          <Fine>{t('admin.overview.noErrors')}</Fine>
        ) : (
          <ul className={styles.troubles}>
            {errors.map(({ source, count, lastAt }) => (
              <li key={source} className={styles.trouble}>
                <CircleAlert {...textIcon} className={styles.alarm} />
                <div>
                  <code className={styles.source}>{source}</code>
                  <p className={styles.small}>
                    {t('admin.overview.times', { count })}{' '}
                    {t('admin.overview.lastAt', { time: format.dateTime(lastAt) })}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}

function Fine({ children }: { children: ReactNode }) {
  return (
    <p className={styles.fine}>
      <Check {...textIcon} />
      {children}
    </p>
  );
}
