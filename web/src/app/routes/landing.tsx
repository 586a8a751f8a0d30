import { Suspense } from 'react';
import { ClosingCall } from '../../features/landing/closing-call.tsx';
import { Hero } from '../../features/landing/hero.tsx';
import { LazyTry } from '../../features/landing/lazy-try.tsx';
import { later } from '../../features/landing/later.tsx';
import { Steps } from '../../features/landing/steps.tsx';
import { Strip } from '../../features/landing/strip.tsx';
import { Page } from '../../ui/layout/page.tsx';
import styles from './landing.module.css';

const HeroMatch = later(
  async () => (await import('../../features/landing/hero-match.tsx')).HeroMatch,
);

export function Landing() {
  return (
    <>
      <Hero
        match={
          <Suspense>
            <HeroMatch />
          </Suspense>
        }
      />
      <LazyTry />
      <Strip />
      <Page className={styles.below}>
        <Steps />
        <ClosingCall />
      </Page>
    </>
  );
}
