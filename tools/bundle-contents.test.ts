import { describe, expect, it } from 'vitest';
import { findCircle, latinFontsOf, scriptsOf, stylesOf } from './bundle-contents.mjs';

describe('the scripts of a chunk', () => {
  const manifest = {
    'index.html': { file: 'a/index.js', isEntry: true, imports: ['_react.js', '_shared.js'] },
    '_react.js': { file: 'a/react.js' },
    '_shared.js': { file: 'a/shared.js', imports: ['_react.js'] },
    'src/page.tsx': { file: 'a/page.js', isDynamicEntry: true, imports: ['_shared.js'] },
    'font.woff2': { file: 'a/font.woff2' },
  };

  it('are itself and its static imports, each once', () => {
    expect(scriptsOf(manifest, ['index.html'])).toEqual([
      'a/index.js',
      'a/react.js',
      'a/shared.js',
    ]);
    expect(scriptsOf(manifest, ['index.html', 'src/page.tsx'])).toHaveLength(4);
  });

  it('are found by name where several modules share a file', () => {
    const shared = { ...manifest, '_lists-x1.js': { file: 'a/lists-x1.js', name: 'lists' } };
    expect(scriptsOf(shared, ['src/app/lists.ts'])).toEqual(['a/lists-x1.js']);
    const page = { 'src/lists.tsx': { file: 'a/lists.js', name: 'lists' } };
    expect(() => scriptsOf(page, ['src/app/lists.ts'])).toThrow('src/app/lists.ts');
  });

  it('cannot be told when the manifest has a hole', () => {
    expect(() => scriptsOf(manifest, ['_gone.js'])).toThrow('_gone.js');
  });
});

describe('the style sheets of a chunk', () => {
  it('are its own after those of its imports, each once', () => {
    const manifest = {
      'src/a.tsx': { file: 'a.js', imports: ['_shared.js'], css: ['a.css'] },
      'src/b.tsx': { file: 'b.js', imports: ['_shared.js'], css: ['b.css'] },
      '_shared.js': { file: 'shared.js', css: ['shared.css'] },
    };
    expect(stylesOf(manifest, ['src/a.tsx'])).toEqual(['shared.css', 'a.css']);
    expect(stylesOf(manifest, ['src/a.tsx', 'src/b.tsx']).toSorted()).toEqual([
      'a.css',
      'b.css',
      'shared.css',
    ]);
  });
});

describe('files that import each other in a circle', () => {
  const shared = { file: 'shared.js' };

  it('are found, wherever it begins', () => {
    const manifest = {
      'src/page.tsx': { file: 'page.js', imports: ['_a.js'] },
      '_a.js': { file: 'a.js', imports: ['_shared.js', '_b.js'] },
      '_b.js': { file: 'b.js', imports: ['_a.js'] },
      '_shared.js': shared,
    };
    expect(findCircle(manifest)).toEqual(['a.js', 'b.js']);
  });

  it('are none where two lead to the same third', () => {
    const manifest = {
      'src/page.tsx': { file: 'page.js', imports: ['_a.js', '_shared.js'] },
      '_a.js': { file: 'a.js', imports: ['_shared.js'] },
      '_shared.js': shared,
    };
    expect(findCircle(manifest)).toEqual([]);
  });
});

describe('the fonts for Latin text', () => {
  it('are the faces whose range touches it, or that have no range', () => {
    const css = `
      @font-face{font-family:A;src:url(/assets/all.woff2)format("woff2")}
      @font-face{font-family:A;src:url("latin.woff2");unicode-range:U+0000-00FF,U+131}
      @font-face{font-family:A;src:url(slanted.woff2);font-style:italic;unicode-range:U+0000-00FF}
      @font-face{font-family:A;src:url(digits.woff2);unicode-range:U+30-39}
      @font-face{font-family:A;src:url(wild.woff2);unicode-range:u+??}
      @font-face{font-family:A;src:url(greek.woff2);unicode-range:U+0370-03FF,U+1F??}
      .icon{background:url(icon.svg)}`;
    expect(latinFontsOf(css)).toEqual([
      '/assets/all.woff2',
      'latin.woff2',
      'digits.woff2',
      'wild.woff2',
    ]);
  });
});
