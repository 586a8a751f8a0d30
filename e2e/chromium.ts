import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import type Chromium from '@sparticuz/chromium';

// The package is made for one process on a function host. These would weaken what a journey is to
// show: processes of its own, the same-origin rules, mixed content, site isolation.
const unwanted = [
  '--single-process',
  '--no-zygote',
  '--headless',
  '--disable-web-security',
  '--disable-site-isolation',
  '--allow-running-insecure',
  // A graphics card made of software takes more of the processor than the pages do.
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl',
  '--use-angle',
  '--enable-unsafe-swiftshader',
];

/** For other processors npm has no Chromium; these are the places where distributions put theirs, the leanest first. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];

/**
 * How to start the browser: the one that CHROMIUM_PATH names, else the Chromium that comes with the
 * npm packages (Linux on x64, with its own libraries), else the Chromium or Chrome of this machine.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    const executablePath = installed.find((path) => existsSync(path));
    return executablePath ? { executablePath, args: ['--disable-gpu'] } : { channel: 'chrome' };
  }

  // The package unpacks into the temporary folder under names that every project and user shares,
  // and takes a half-written file for a whole one. Ours is a folder of our own, moved into place
  // when it is complete.
  const home = join(tmpdir(), `girone-chromium-147-${userInfo().uid}`);
  if (!existsSync(home)) await unpack(home);

  const chromium = await forFolder(home, importChromium);
  return {
    executablePath: join(home, 'chromium'),
    args: [
      ...chromium.args.filter((arg) => !unwanted.some((prefix) => arg.startsWith(prefix))),
      '--disable-gpu',
    ],
    env: {
      ...process.env,
      HOME: process.env['HOME'] || home,
      FONTCONFIG_PATH: join(home, 'fonts'),
      LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
    },
  };
}

async function unpack(home: string): Promise<void> {
  const folder = mkdtempSync(`${home}-`);
  try {
    await forFolder(folder, async () => (await importChromium()).executablePath());
    const fonts = join(folder, 'fonts', 'fonts.conf');
    const config = readFileSync(fonts, 'utf8');
    writeFileSync(fonts, config.replaceAll('/tmp/', `${escapeXml(home)}/`));
    renameSync(folder, home);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    // Another run may have been quicker; then its folder serves as well.
    if (!existsSync(home)) throw error;
  }
}

async function importChromium(): Promise<typeof Chromium> {
  return (await import('@sparticuz/chromium')).default;
}

/**
 * The package learns from the environment where to unpack and that it is to bring its libraries,
 * both when it is imported and when it is called, and changes it as well. Everything is put back
 * afterwards: the server under test must not load the browser's libraries.
 */
async function forFolder<Result>(folder: string, action: () => Promise<Result>): Promise<Result> {
  const before = { ...process.env };
  process.env['TMPDIR'] = folder;
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  try {
    return await action();
  } finally {
    for (const name of Object.keys(process.env)) {
      if (!(name in before)) delete process.env[name];
    }
    Object.assign(process.env, before);
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
