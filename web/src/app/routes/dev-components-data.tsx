import { Calendar, CircleDot, Film as FilmIcon } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { Avatar } from '../../ui/images/avatar.tsx';
import { BrandMark } from '../../ui/images/brand-mark.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card, CardBody, CardHead } from '../../ui/layout/card.tsx';
import { CircleEmblem } from '../../domain/circle/circle-emblem.tsx';
import { Flap } from '../../domain/match/flap.tsx';
import { Grid, Row, Split, Stack } from '../../ui/layout/layout.tsx';
import { MetaList } from '../../ui/layout/meta-list.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { SeasonRing } from '../../domain/season/season-ring.tsx';
import { Slots } from '../../domain/season/slots.tsx';
import { Stats } from '../../ui/layout/stats.tsx';
import { Tally } from '../../domain/match/tally.tsx';
import { MEMBERS } from './dev-components-samples.ts';
import styles from './dev-components.module.css';
import { SheetSection } from './dev-sheet-section.tsx';

export function DataSections() {
  return (
    <>
      <SheetSection title="Scoreboard">
        <Scoreboard />
      </SheetSection>
      <SheetSection title="Avatars">
        <Avatars />
      </SheetSection>
      <SheetSection title="Progress">
        <Row gap={5}>
          <div className={styles.ring}>
            <SeasonRing
              total={18}
              done={10}
              current={11}
              label="Match day 11 of 18"
              figure="11"
              caption="of 18"
            />
          </div>
          <div className={styles.grow}>
            <ProgressBar label="Matches" value={50} max={90} />
          </div>
        </Row>
      </SheetSection>
      <SheetSection title="Content and its rail" width="full">
        <Split>
          <Card flush>
            <CardHead title="Content" />
            <CardBody>The text column.</CardBody>
          </Card>
          <Card flush>
            <CardHead title="Rail" />
            <CardBody>360 px, below the content on a phone.</CardBody>
          </Card>
        </Split>
      </SheetSection>
      <SheetSection title="Circle, counters, brand" width="full">
        <Grid columns={3}>
          <CircleEmblem members={MEMBERS} count={14} caption="members" />
          <Stack>
            <Stats
              items={[
                { key: 'total', label: 'Total', value: 90 },
                { key: 'done', label: 'Completed', value: 50 },
                { key: 'live', label: 'Active', value: 5, tone: 'live' },
              ]}
            />
            <Stats
              boxed
              items={[
                { key: 'films', label: 'Films', value: 12 },
                { key: 'votes', label: 'Votes', value: '1.204' },
              ]}
            />
          </Stack>
          <Stack gap={6}>
            <BrandMark withName label="Girone" />
            <BrandMark size={48} />
            <MetaList
              items={[
                {
                  key: 'circle',
                  icon: <CircleDot strokeWidth={1.75} aria-hidden />,
                  text: 'Cineforum del Giovedì',
                },
                {
                  key: 'films',
                  icon: <FilmIcon strokeWidth={1.75} aria-hidden />,
                  text: '10 film candidati',
                },
                {
                  key: 'date',
                  icon: <Calendar strokeWidth={1.75} aria-hidden />,
                  text: 'Creato il 3 settembre 2026',
                },
              ]}
            />
          </Stack>
        </Grid>
      </SheetSection>
    </>
  );
}

function Scoreboard() {
  const [home, setHome] = useState(12);
  return (
    <Stack>
      <Row gap={3} className={styles.score}>
        <Flap value={home} hot={home > 9} />
        <span className={styles.versus}>VS</span>
        <Flap value={9} hot={home < 9} />
      </Row>
      <Tally
        home={home}
        away={9}
        text={`${home + 9} voti`}
        label={`${home} a 9, ${home + 9} voti`}
      />
      <Row>
        <Button variant="secondary" size="small" onClick={() => setHome(home + 1)}>
          One more vote
        </Button>
      </Row>
    </Stack>
  );
}

function Avatars() {
  return (
    <Stack>
      <Row wrap gap={2}>
        {MEMBERS.slice(0, 3).map((member) => (
          <Avatar key={member.username} {...member} size={48} />
        ))}
        {MEMBERS.slice(3, 5).map((member) => (
          <Avatar key={member.username} {...member} />
        ))}
        <Avatar {...MEMBERS[5]} size={28} />
      </Row>
      <Slots used={2} total={3} label="2 of 3 circles" />
      <Avatar {...MEMBERS[6]} size={112} label="Paolo Greco" />
    </Stack>
  );
}
