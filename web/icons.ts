import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>;
}

const prefix = 'virtual:lucide/';
const component = join(import.meta.dirname, 'src/ui/images/create-icon.tsx');
/** What all of them have in common, which `create-icon.tsx` says once. */
const common =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

const set: IconSet = createRequire(import.meta.url)('@iconify-json/lucide/icons.json');

/**
 * `virtual:lucide/check` is that icon of Lucide as a component. Its own package for React has a file for each of some two
 * thousand icons and their maps, a fifth of all files that an installation wrote.
 */
export function icons(): Plugin {
  return {
    name: 'girone:icons',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const parts = JSON.stringify(partsOf(id.slice(prefix.length + 1)));
      const code = `import { createIcon } from ${JSON.stringify(component)};
        export default /* @__PURE__ */ createIcon(${parts});`;
      return { code, moduleSideEffects: false };
    },
  };
}

/** The elements of an icon. */
export function partsOf(name: string): [tag: string, attributes: Record<string, string>][] {
  const { body } = set.icons[set.aliases[name]?.parent ?? name] ?? {};
  if (body === undefined) throw new Error(`Lucide has no icon called ${name}`);
  const own = body.replaceAll(common, '').replaceAll(/<\/?g>/g, '');
  const elements = [...own.matchAll(/<(\w+)((?: [\w-]+="[^"]*")*)\/>/g)];
  if (elements.map(([whole]) => whole).join('') !== own) {
    throw new Error(`The icon ${name} is made of more than simple elements: ${own}`);
  }
  return elements.map(([, tag = '', text = '']) => [
    tag,
    Object.fromEntries(
      [...text.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
    ),
  ]);
}
