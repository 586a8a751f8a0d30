import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumLaunchOptions } from '../e2e/chromium.ts';

/** Lighthouse on a phone, as often as it takes for a median that means something. */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const port = 4399;
const debugPort = 4398;

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function waitUntilReady(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server did not start');
}

async function measure(path: string): Promise<Record<string, number>> {
  const scores: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(`http://127.0.0.1:${port}${path}`, {
      port: debugPort,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    for (const category of categories) {
      const score = result?.lhr.categories[category]?.score ?? 0;
      (scores[category] ??= []).push(Math.round(score * 100));
    }
    const audits = result?.lhr.audits ?? {};
    for (const [name, audit] of Object.entries({
      'LCP ms': audits['largest-contentful-paint'],
      'TBT ms': audits['total-blocking-time'],
      'CLS ×1000': audits['cumulative-layout-shift'],
    })) {
      const factor = name.startsWith('CLS') ? 1000 : 1;
      (scores[name] ??= []).push(Math.round((audit?.numericValue ?? 0) * factor));
    }
  }
  return Object.fromEntries(Object.entries(scores).map(([name, all]) => [name, median(all)]));
}

const dataDir = mkdtempSync(join(tmpdir(), 'girone-bench-'));
chmodSync(dataDir, 0o755);
const server = spawn(process.execPath, [join(import.meta.dirname, '../server/dist/main.js')], {
  cwd: dataDir,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn' },
  stdio: 'inherit',
});
const options = await chromiumLaunchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${debugPort}`],
});
try {
  await waitUntilReady();
  for (const path of paths) {
    process.stdout.write(`${path} ${JSON.stringify(await measure(path))}\n`);
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}
