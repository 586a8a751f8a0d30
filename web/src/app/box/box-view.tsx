import { measureSeason } from '@girone/contract/rules';
import type { SeasonBox } from '@girone/contract/season-box';
import { CalendarRange, CircleDot, Clapperboard, Users } from '../../ui/images/icons.ts';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { MetaList } from '../../ui/layout/meta-list.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { BoxChampion } from './box-champion.tsx';
import { BoxNav } from './box-nav.tsx';
import { BoxSelfCheck } from './box-self-check.tsx';
import { loadWords } from './load-words.ts';
import { BoxTable } from './box-table.tsx';
import styles from './box.module.css';
import { openBox, type OpenedBox } from './opened-box.ts';
import { useBoxCheck } from './use-box-check.ts';

/** Below the first screen: they come late in the archive, and with everything else in a file. */
const BoxStory = lazyComponent(
  async () => {
    const [{ storyIn }, words] = await Promise.all([import('./box-story.tsx'), loadWords()]);
    return storyIn(words);
  },
  () => <SectionFallback height={240} />,
);
const StandingsChart = lazyComponent(
  async () => (await import('../../features/standings/standings-chart.tsx')).StandingsChart,
  () => <SectionFallback height={420} />,
);
const BoxDays = lazyComponent(
  async () => (await import('./box-days.tsx')).BoxDays,
  () => <SectionFallback height={420} />,
);
const BoxTalk = lazyComponent(
  async () => (await import('./box-talk.tsx')).BoxTalk,
  () => <SectionFallback height={240} />,
);
const BoxEvidence = lazyComponent(
  async () => (await import('./box-evidence.tsx')).BoxEvidence,
  () => <SectionFallback height={900} />,
);

interface BoxViewProps {
  box: SeasonBox;
  /** It is the whole page, and brings its own way around. */
  isFile?: boolean | undefined;
  /** Where it was come from. */
  back?: { href: string; label: string } | undefined;
  /** What stands beside the title. */
  badges?: ReactNode;
  actions?: ReactNode;
  /** What has to be known before it is read. */
  note?: ReactNode;
  /** What there is to say about the file itself. */
  foot?: ReactNode;
}

/** A championship on record, as its box shows it: the same in the file and in the archive. */
export function BoxView(props: BoxViewProps) {
  const { box, isFile = false, back, badges, actions, note, foot } = props;
  const opened = useMemo(() => openBox(box), [box]);
  const { facts } = opened;
  const check = useBoxCheck(box, facts);
  return (
    <Page className={styles.page}>
      <PageHead
        title={box.championship.name}
        lead={box.championship.description ?? undefined}
        back={back}
        badges={badges}
        actions={actions}
        meta={<BoxFacts opened={opened} />}
      />
      {isFile && <BoxNav hasTalk={box.posts.length > 0} />}
      <Stack gap={6}>
        {note}
        <BoxChampion opened={opened} />
        <BoxSelfCheck opened={opened} check={check} />
        <BoxTable opened={opened} />
        <div id="chart" className={styles.anchor}>
          <StandingsChart positions={positionsOf(opened)} />
        </div>
        <BoxStory opened={opened} />
        <BoxEvidence opened={opened} check={check} />
        <BoxDays opened={opened} />
        {box.posts.length > 0 && <BoxTalk box={box} />}
        {foot}
      </Stack>
    </Page>
  );
}

/** Of each film after each day, in the order of the last table. */
function positionsOf({ tables, filmOf }: OpenedBox) {
  const played = tables.slice(1);
  const byDay = played.map(({ rows }) => new Map(rows.map((row) => [row.filmId, row.position])));
  return {
    matchDays: played.length,
    films: (played.at(-1)?.rows ?? []).map(({ filmId }) => ({
      filmId,
      filmTitle: filmOf(filmId).title,
      positions: byDay.map((positions) => positions.get(filmId) ?? 1),
    })),
  };
}

function BoxFacts({ opened: { box, votes } }: { opened: OpenedBox }) {
  const { t } = useTranslation();
  const format = currentFormat();
  const { circleName, startedAt, completedAt, voters } = box.championship;
  const { matches } = measureSeason(box.films.length, 0);
  const votesText = t('box.facts.votes', { count: votes, number: format.number(votes) });
  return (
    <MetaList
      items={[
        ...(circleName === null
          ? []
          : [{ key: 'circle', icon: <CircleDot {...textIcon} />, text: circleName }]),
        {
          key: 'time',
          icon: <CalendarRange {...textIcon} />,
          text: `${format.longDate(startedAt)} – ${format.longDate(completedAt)}`,
        },
        {
          key: 'films',
          icon: <Clapperboard {...textIcon} />,
          text: [
            t('box.facts.films', { count: box.films.length }),
            t('box.facts.matches', { count: matches, number: format.number(matches) }),
          ].join(', '),
        },
        {
          key: 'people',
          icon: <Users {...textIcon} />,
          text:
            voters === null
              ? votesText
              : [t('box.facts.voters', { count: voters }), votesText].join(', '),
        },
      ]}
    />
  );
}
