import { Scale } from '../../ui/images/icons.ts';
import { useId } from 'react';
import { createFormat } from '../../lib/text/format.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import styles from './legal-page.module.css';
import type { LegalSection, LegalText } from './legal-text.ts';
import { useScrollToSection } from './use-scroll-to-section.ts';

export interface LegalLabels {
  /** Stands before the date. */
  lastUpdated: string;
  /** Names the table of contents. */
  contents: string;
}

interface LegalPageProps {
  text: LegalText;
  labels: LegalLabels;
}

/** The terms or the privacy policy, to be read, linked to and printed. */
export function LegalPage({ text, labels }: LegalPageProps) {
  useScrollToSection();
  return (
    <Page lang={text.language} className={styles.page}>
      <PageHead
        title={text.title}
        lead={text.intro}
        meta={<LastUpdated text={text} label={labels.lastUpdated} />}
      />
      <div className={styles.columns}>
        <Contents sections={text.sections} label={labels.contents} />
        <div className={styles.text}>
          {text.notice !== undefined && (
            <Banner
              kind="tip"
              icon={<Scale {...buttonIcon} />}
              title={text.notice.title}
              className={styles.notice}
            >
              {text.notice.text}
            </Banner>
          )}
          {text.sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </Page>
  );
}

function LastUpdated({ text, label }: { text: LegalText; label: string }) {
  // The date is a day of the calendar, not an instant: no reader's zone may turn it into another.
  const format = createFormat({ language: text.language, timeZone: 'UTC' });
  return (
    <p className={styles.updated}>
      {label}: <time dateTime={text.lastUpdated}>{format.longDate(text.lastUpdated)}</time>
    </p>
  );
}

interface ContentsProps {
  sections: readonly LegalSection[];
  label: string;
}

function Contents({ sections, label }: ContentsProps) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId} className={styles.contents}>
      <Card>
        <p id={labelId} className={styles.contentsTitle}>
          {label}
        </p>
        <ol className={styles.entries}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              {/* The browser itself goes to the section; the router only knows pages. */}
              <a href={`#${id}`} className={styles.entry}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </Card>
    </nav>
  );
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  const titleId = `${section.id}-title`;
  return (
    <section id={section.id} aria-labelledby={titleId} className={styles.section}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <SectionHead id={titleId} title={section.title} />
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {section.list !== undefined && (
        <ul className={styles.list}>
          {section.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
