import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { boxElementId } from '@girone/contract/box-format';
import type { SeasonBox } from '@girone/contract/season-box';
import { ownFolder } from '../../platform/own-folder.ts';

const builtShell = fileURLToPath(new URL('../web/dist/.box/box.html', ownFolder));

const opening = `<script type="application/json" id="${boxElementId}">`;
const closing = '</script>';

/** While the web is not built, as in development, a box carries its content without the pages that show it. */
const bareShell = `<!doctype html><meta charset="utf-8"><title></title>${opening}${closing}`;

let shell: Promise<string> | undefined;

/** The page without a championship, made by the build of the web. */
export function loadShell(): Promise<string> {
  shell ??= readFile(builtShell, 'utf8').catch(() => bareShell);
  return shell;
}

interface BoxContent {
  /** As `writeBoxData` writes it. */
  readonly data: string;
  readonly name: string;
}

/** The page with its championship: one file that needs no other. */
export function writeBoxFile(page: string, { data, name }: BoxContent): string {
  const [before = '', after = ''] = page.split(opening);
  const title = `<title>${escapeText(name)} · Girone</title>`;
  return `${before.replace('<title></title>', () => title)}${opening}${data}${after}`;
}

/** JSON in which no mark of HTML is left: whatever a title says, it ends no element and begins none. */
export function writeBoxData(box: SeasonBox): string {
  return JSON.stringify(box).replaceAll('<', String.raw`\u003c`);
}

/** What stands in a file as its content; undefined where it is no box. */
export function findBoxData(file: string): string | undefined {
  const start = file.indexOf(opening);
  if (start < 0) return undefined;
  const end = file.indexOf(closing, start);
  return end < 0 ? undefined : file.slice(start + opening.length, end);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
