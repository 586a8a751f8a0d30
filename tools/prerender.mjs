import './node-version.mjs';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { scriptsOf, stylesOf } from './bundle-contents.mjs';
import { isEntry, runNode } from './run.mjs';
import { commandFile, readJson, root } from './workspace.mjs';

/**
 * @typedef {object} PrerenderedPage as web/src/prerender.tsx describes it
 * @property {string} file
 * @property {string} path
 * @property {string} language
 * @property {string} title
 * @property {string} description
 * @property {string} html
 * @property {string[]} modules
 * @property {string[]} laterModules
 *
 * @typedef {{ pages: PrerenderedPage[], bar: string, routes: unknown[] }} Drawn
 * @typedef {import('./bundle-contents.mjs').Manifest} Manifest
 */

const web = join(root, 'web');
const dist = join(web, 'dist');
// Within the package, so that its imports find the package's own dependencies.
const workshop = join(dist, '.prerender');
/** The server puts the site's address in this place; links to elsewhere need a whole one. */
const publicUrl = '%PUBLIC_URL%';
const beforePaint = '<script src="/before-paint.js">';
/** What every page that is not prerendered loads on its way to its own code. */
const everyOtherPage = ['src/app/page-loaders.ts', 'src/app/layout/site-nav.tsx'];

/**
 * Draws the pages for everybody into `web/dist/prerendered`, from the sources and the built
 * `index.html`. In a process of its own: React chooses its production code by the environment.
 * @returns {Promise<number>} an exit code
 */
export function prerender() {
  return runNode([join(root, 'tools/prerender.mjs')], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function buildPages() {
  const code = await runNode(
    [
      commandFile('vite', 'vite', 'web'),
      'build',
      '--ssr',
      'src/prerender.tsx',
      '--outDir',
      workshop,
      '--logLevel',
      'warn',
    ],
    { cwd: web },
  );
  if (code !== 0) return code;

  /** @type {Manifest} */
  const manifest = readJson(join(dist, '.vite/manifest.json'));
  const sentences = sentencesOf(manifest);
  /** @type {PrerenderedPage[]} */
  const pages = [];
  let bar = '';
  /** @type {unknown[]} */
  let routes = [];
  for (const [language] of sentences) {
    const drawing = await runNode([join(root, 'tools/prerender.mjs'), language]);
    if (drawing !== 0) return drawing;
    /** @type {Drawn} */
    const drawn = readJson(drawnFile(language));
    pages.push(...drawn.pages);
    ({ bar, routes } = drawn);
  }
  rmSync(workshop, { recursive: true });

  const built = readFileSync(join(dist, 'index.html'), 'utf8');
  if (!built.includes(beforePaint)) throw new Error('index.html does not run before-paint.js');
  const template = withRoutes(withFonts(platformFirst(built), manifest), routes);
  const preloads = modulePreloads(template, { manifest, modules: everyOtherPage });
  writeFileSync(
    join(dist, 'index.html'),
    withBar(withSentences(template, sentences), bar).replace(
      '</head>',
      () => `${preloads.join('\n    ')}\n  </head>`,
    ),
  );
  for (const page of pages) {
    const folder = join(dist, 'prerendered', page.language);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, page.file), documentOf(page, { template, manifest }));
  }
  return 0;
}

/** @param {string} language */
function drawnFile(language) {
  return join(workshop, `${language}.json`);
}

/**
 * Draws the pages of one language, in a process of its own: what is drawn keeps its sentences.
 * @param {string} language
 */
async function drawPages(language) {
  const { describeRoutes, prerenderBar, prerenderPages } = await import(
    pathToFileURL(join(workshop, 'prerender.js')).href
  );
  /** @type {Drawn} */
  const drawn = {
    pages: await prerenderPages(language),
    bar: prerenderBar(),
    routes: describeRoutes(),
  };
  writeFileSync(drawnFile(language), JSON.stringify(drawn));
  return 0;
}

/**
 * @param {PrerenderedPage} page
 * @param {{ template: string, manifest: Manifest }} built
 */
function documentOf(page, { template, manifest }) {
  const { title, language, description, html, modules, laterModules } = page;
  const url = `${publicUrl}${page.path}`;
  // An id or a boundary that React has left for a script would never come: none may run here.
  if (/<script|<template|<!--\$[?!]/.test(html)) {
    throw new Error(`${page.file}: React has left a part of the page to a script`);
  }
  const head = [
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(description)}" />`,
    `<link rel="canonical" href="${url}" />`,
    `<meta property="og:url" content="${url}" />`,
    `<meta property="og:title" content="${escapeText(title)}" />`,
    `<meta property="og:description" content="${escapeText(description)}" />`,
    ...added(stylesOf(manifest, [...modules, ...laterModules]), template).map(
      (file) => `<link rel="stylesheet" crossorigin href="/${file}" />`,
    ),
    ...modulePreloads(template, { manifest, modules }),
  ];
  const marked = template.replace(
    '<html lang="en"',
    `<html data-prerendered="${language}" lang="${language}"`,
  );
  if (marked === template) throw new Error('index.html does not say its language');
  const named = fill(marked, 'page', head.join('\n    '));
  return fill(named, 'body', `<div id="root">${html}</div>`);
}

/**
 * The largest file is the last to arrive: it is asked for before all others.
 * @param {string} template
 */
function platformFirst(template) {
  const link = /<link rel="modulepreload"[^>]*\/platform-[^>]*>/.exec(template)?.[0];
  if (!link) throw new Error('index.html does not preload the platform');
  const charset = '<meta charset="utf-8" />';
  const rest = template.replace(link, '');
  if (!rest.includes(charset)) throw new Error('index.html does not say its character set');
  return rest.replace(charset, () => `${charset}\n    ${link}`);
}

/**
 * The two faces of every page are asked for with the page, not after its style sheet.
 * @param {string} template
 * @param {Manifest} manifest
 */
function withFonts(template, manifest) {
  const files = [/anybody-display-[^/]+\.woff2$/, /-next-latin-wght-normal-[^/]+\.woff2$/].map(
    (pattern) => {
      const font = Object.values(manifest).find(({ file }) => pattern.test(file));
      if (!font) throw new Error(`The manifest has no font like ${pattern}`);
      return font.file;
    },
  );
  const links = files.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
  );
  // After the scripts: they are waited for, and text is drawn without its face as well.
  return template.replace('</head>', () => `${links.join('\n    ')}\n  </head>`);
}

/**
 * The application takes its place when it has come.
 * @param {string} template
 * @param {string} bar
 */
function withBar(template, bar) {
  const place = '<div id="root"></div>';
  if (!template.includes(place)) throw new Error('index.html has no place for the application');
  return template.replace(place, () => `<div id="root"><div class="first-bar">${bar}</div></div>`);
}

/**
 * The languages that we speak, and the file with what each says on every page.
 * @param {Manifest} manifest
 * @returns {[language: string, file: string][]}
 */
function sentencesOf(manifest) {
  /** @type {[string, string][]} */
  const found = Object.entries(manifest).flatMap(([key, { file }]) => {
    const language = /^src\/i18n\/([a-z]{2})\.ts$/.exec(key)?.[1];
    return language ? [[language, file]] : [];
  });
  if (found.length === 0) throw new Error('The manifest has no sentences');
  return found;
}

/**
 * Names the sentences of every language; `before-paint.js`, which knows the right one, asks for them.
 * @param {string} template
 * @param {[language: string, file: string][]} sentences
 */
function withSentences(template, sentences) {
  const names = sentences.map(
    ([language, file]) => `<meta name="sentences-${language}" content="/${file}" />`,
  );
  return template.replace(beforePaint, () => `${names.join('\n    ')}\n    ${beforePaint}`);
}

/**
 * Tells `before-paint.js` what the route table says. In a `meta`, as the content security policy allows no script
 * inside the page.
 * @param {string} template
 * @param {unknown[]} routes
 */
function withRoutes(template, routes) {
  if (routes.length === 0) throw new Error('The route table names no early requests');
  const meta = `<meta name="routes" content="${escapeText(JSON.stringify(routes))}" />`;
  return template.replace(beforePaint, () => `${meta}\n    ${beforePaint}`);
}

/**
 * @param {string} template
 * @param {{ manifest: Manifest, modules: string[] }} wanted
 */
function modulePreloads(template, { manifest, modules }) {
  return added(scriptsOf(manifest, modules), template).map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}" />`,
  );
}

/**
 * @param {string[]} files
 * @param {string} template
 */
function added(files, template) {
  return files.filter((file) => !template.includes(`"/${file}"`));
}

/**
 * Puts something between the two comments that mark a place in index.html.
 * @param {string} template
 * @param {string} place
 * @param {string} content
 */
function fill(template, place, content) {
  const [start, end] = [`<!--${place}-->`, `<!--/${place}-->`];
  const [before, rest] = split(template, start);
  const [, after] = split(rest, end);
  return `${before}${content}${after}`;
}

/**
 * @param {string} text
 * @param {string} mark
 * @returns {[string, string]}
 */
function split(text, mark) {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`index.html has no ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** @param {string} text */
function escapeText(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

if (isEntry(import.meta.url)) {
  const [, , language] = process.argv;
  process.exitCode = language === undefined ? await buildPages() : await drawPages(language);
}
