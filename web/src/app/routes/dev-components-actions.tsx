import {
  ArrowRight,
  Globe,
  Lock,
  Megaphone,
  Share2,
  Trash2,
  Trophy,
} from '../../ui/images/icons.ts';
import { useState } from 'react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormDiscs } from '../../domain/season/form-discs.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Movement } from '../../domain/season/movement.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Segment } from '../../ui/forms/segment.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { LAST_FIVE } from './dev-components-samples.ts';
import { SheetSection } from './dev-sheet-section.tsx';

export function ActionSections() {
  return (
    <>
      <SheetSection title="Buttons" width="half">
        <Buttons />
      </SheetSection>
      <SheetSection title="Inputs" width="half">
        <Inputs />
      </SheetSection>
      <SheetSection title="Badges" width="half">
        <Badges />
      </SheetSection>
      <SheetSection title="Tabs, segments" width="half">
        <TabsAndSegments />
      </SheetSection>
    </>
  );
}

function Buttons() {
  const trash = <Trash2 size={20} strokeWidth={1.75} aria-hidden />;
  return (
    <Stack>
      <Row wrap>
        <Button>Primary</Button>
        <Button disabled>Disabled</Button>
        <Button pending pendingLabel="Starting...">
          Start
        </Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="ghost">Ghost</Button>
      </Row>
      <Row wrap>
        <Button variant="danger" icon={trash}>
          Delete
        </Button>
        <Button variant="danger-solid">Delete for good</Button>
        <ButtonLink href="#fixture" variant="secondary">
          A link
        </ButtonLink>
      </Row>
      <Row wrap>
        <Button variant="home">Vota</Button>
        <Button variant="away">Vota</Button>
        <Button size="large">Large</Button>
        <Button variant="secondary" size="small">
          Small
        </Button>
        <IconButton label="Share">
          <Share2 size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Row>
      <Row wrap gap={6}>
        <TextLink
          href="#matches"
          standalone
          icon={<ArrowRight size={16} strokeWidth={1.75} aria-hidden />}
        >
          All matches
        </TextLink>
        <span>
          A sentence with <TextLink href="#link">a link</TextLink> in it.
        </span>
      </Row>
    </Stack>
  );
}

function Inputs() {
  const [search, setSearch] = useState('Stalker');
  return (
    <Stack>
      <Grid columns={2}>
        <Field label="Default" hint="Hint text" optionalMark="(optional)">
          <Input placeholder="Placeholder" />
        </Field>
        <Field label="Error" error="Invalid email address">
          <Input defaultValue="abc" />
        </Field>
        <Field label="Select">
          <Select defaultValue="48">
            <option value="24">24 hours</option>
            <option value="48">48 hours</option>
          </Select>
        </Field>
        <Field label="Disabled">
          <Input defaultValue="Il gattopardo" disabled />
        </Field>
      </Grid>
      <Field label="Text" hint="At most 500 characters">
        <Textarea placeholder="What did you see?" />
      </Field>
      <SearchField
        label="Search films"
        placeholder="Search by name"
        clearLabel="Clear the search"
        value={search}
        onValueChange={setSearch}
      />
      <Row wrap gap={6}>
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Unchecked" />
        <Checkbox label="Disabled" disabled />
      </Row>
    </Stack>
  );
}

function Badges() {
  return (
    <Stack>
      <Row wrap gap={2}>
        <Badge tone="active">In Corso</Badge>
        <Badge tone="setup">In Preparazione</Badge>
        <Badge tone="done">Completato</Badge>
        <Badge tone="you" icon={<Megaphone strokeWidth={1.75} aria-hidden />}>
          Organizzato da te
        </Badge>
        <Badge tone="away" icon={<Trophy strokeWidth={1.75} aria-hidden />}>
          Coppa Celluloide
        </Badge>
        <Badge tone="line" icon={<Lock strokeWidth={1.75} aria-hidden />}>
          Private
        </Badge>
        <Badge tone="line" icon={<Globe strokeWidth={1.75} aria-hidden />}>
          Public
        </Badge>
        <Badge>Drama</Badge>
      </Row>
      <Row wrap>
        <FormDiscs label="Ultime cinque" results={LAST_FIVE} />
        <Movement places={2} label="su di 2" />
        <Movement places={-1} label="giù di 1" />
        <Movement places={0} label="stabile" />
      </Row>
    </Stack>
  );
}

type Visibility = 'all' | 'public' | 'private';

const VISIBILITY: readonly { value: Visibility; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
];

function TabsAndSegments() {
  const [visibility, setVisibility] = useState<Visibility>('all');
  return (
    <Stack>
      <Tabs
        label="Championship"
        defaultValue="matches"
        items={[
          { value: 'table', label: 'Classifica', content: <p>La classifica.</p> },
          { value: 'matches', label: 'Partite', count: 5, content: <p>Le partite.</p> },
          { value: 'films', label: 'Film', content: <p>I film.</p> },
          { value: 'talk', label: 'Discussione', count: 11, content: <p>La discussione.</p> },
        ]}
      />
      <Row>
        <Segment
          label="Visibility"
          options={VISIBILITY}
          value={visibility}
          onValueChange={setVisibility}
        />
      </Row>
    </Stack>
  );
}
