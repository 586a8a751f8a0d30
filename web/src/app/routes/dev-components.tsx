import { CloudSun } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ActionSections } from './dev-components-actions.tsx';
import { DataSections } from './dev-components-data.tsx';
import { MatchSections } from './dev-components-matches.tsx';
import { StateSections } from './dev-components-states.tsx';
import styles from './dev-components.module.css';
import { SheetSection } from './dev-sheet-section.tsx';

const INKS = [
  'rosso',
  'arancio',
  'giallo',
  'rosa',
  'crema',
  'verde',
  'ottanio',
  'azzurro',
  'notte',
  'nero',
].map((name) => ({ name, token: `ink-${name}` }));

const COLOURS = [
  'bg',
  'surface-1',
  'surface-2',
  'surface-3',
  'line-strong',
  'text',
  'text-2',
  'text-3',
  'accent',
  'home',
  'away',
  'win',
  'danger',
].map((name) => ({ name, token: name }));

/** Every part in every state. A page for development: its words are samples and stay here. */
export function DevComponents() {
  return (
    <Page as="main">
      <PageHead
        title="Component sheet"
        lead="Every part, in every state, on both themes."
        actions={<ThemeSwitch />}
      />
      <div className={styles.sheet}>
        <SheetSection title="Type" width="half">
          <div className={styles.specimen}>Città è perché</div>
          <h2 className={styles.title}>Tutti contro tutti</h2>
          <h3>Section title, text face</h3>
          <p>
            Atkinson Hyperlegible Next for everything that is read. 0123456789, Il1 O0, perché,
            niño, città.
          </p>
          <p className={styles.small}>Small, 14 px, secondary.</p>
        </SheetSection>
        <SheetSection title="Poster inks" width="half">
          <Swatches colours={INKS} />
        </SheetSection>
        <SheetSection title="Surface and text" width="full">
          <Swatches colours={COLOURS} />
        </SheetSection>
        <ActionSections />
        <DataSections />
        <StateSections />
        <MatchSections />
      </div>
    </Page>
  );
}

function Swatches({ colours }: { colours: readonly { name: string; token: string }[] }) {
  return (
    <div className={styles.inks}>
      {colours.map(({ name, token }) => (
        <div key={name}>
          <span className={styles.ink} style={{ background: `var(--${token})` }} />
          {name}
        </div>
      ))}
    </div>
  );
}

function ThemeSwitch() {
  const [isLight, setIsLight] = useState(
    () => document.documentElement.dataset['theme'] === 'light',
  );

  function switchTheme() {
    document.documentElement.dataset['theme'] = isLight ? 'dark' : 'light';
    setIsLight(!isLight);
  }

  return (
    <IconButton label="Switch theme" aria-pressed={isLight} onClick={switchTheme}>
      <CloudSun size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
