import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './e2e/chromium.ts';
import { serverSettings } from './e2e/server-settings.ts';

const port = process.env['E2E_PORT'] ?? '4317';
const address = `http://127.0.0.1:${port}`;

/**
 * The workers read this file again in processes of their own; the environment hands them the folder
 * that the first process made.
 */
function dataFolder(): string {
  const given = process.env['E2E_DATA_DIR'];
  if (given) return given;
  const folder = mkdtempSync(join(tmpdir(), 'girone-e2e-'));
  process.env['E2E_DATA_DIR'] = folder;
  // Started as root, PostgreSQL runs as another user and must be able to pass through.
  chmodSync(folder, 0o755);
  // The server has stopped by then: Playwright waits for it before this process ends.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Journeys in a real browser, against the built server on an empty community of its own. */
export default defineConfig({
  testDir: 'e2e',
  // One test after the other goes to whichever worker is free; no file keeps one busy at the end.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A busy machine may take its time; a journey is about what comes, not when.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    trace: 'off',
    // What it keeps for a line that is cut takes a third of a journey's time, a browser being new for each; those
    // that are about it, and the evening from the first page to the last, let it in.
    serviceWorkers: 'block',
    // A press that finds nothing to press says so itself, instead of keeping quiet until the whole journey is given up.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    launchOptions: await chromiumLaunchOptions(),
  },
  projects: [{ name: 'desktop' }],
  webServer: {
    command: `"${process.execPath}" "${join(import.meta.dirname, 'server/dist/main.js')}"`,
    // Away from a developer's own .env, which is read from the working folder.
    cwd: dataFolder(),
    url: `${address}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: serverSettings({ port, address, folder: dataFolder() }),
  },
});
