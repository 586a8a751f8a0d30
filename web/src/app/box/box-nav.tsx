import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './box.module.css';

const sections = ['champion', 'check', 'table', 'chart', 'season', 'days', 'talk'] as const;
type Section = (typeof sections)[number];

/** The parts of the page; where one is shows while one reads. */
export function BoxNav({ hasTalk }: { hasTalk: boolean }) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState<Section>('champion');
  const shown = sections.filter((section) => section !== 'talk' || hasTalk);

  useEffect(() => {
    const follow = () => {
      const passed = sections.findLast((section) => {
        const top = document.querySelector(`#${section}`)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      setCurrent(passed ?? 'champion');
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return (
    <nav className={styles.nav} aria-label={t('box.nav.label')}>
      <ul>
        {shown.map((section) => (
          <li key={section}>
            <a href={`#${section}`} aria-current={section === current || undefined}>
              {t(`box.nav.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
