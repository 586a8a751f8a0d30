import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const { webServer: server } = journeys;
if (server === undefined || Array.isArray(server)) throw new Error('the journeys have one server');

/** Pictures of every screen, of the demo community, against those that were looked at last. */
export default defineConfig({
  ...journeys,
  // One after the other, by the names of their files: those of the tour begin a night on which the others would see.
  workers: 1,
  fullyParallel: false,
  testIgnore: process.env['WITH_README'] ? [] : '**/tour.shots.ts',
  testMatch: '**/*.shots.ts',
  snapshotPathTemplate: 'e2e/shots/pictures/{arg}{ext}',
  // The server draws times relative to now; what they say changes, what is around them does not.
  expect: { ...journeys.expect, toHaveScreenshot: { maxDiffPixelRatio: 0.02, scale: 'css' } },
  webServer: { ...server, env: { ...server.env, DEMO: 'on' } },
});
