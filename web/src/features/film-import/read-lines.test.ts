import { describe, expect, it } from 'vitest';
import { readLines, writeLine } from './read-lines.ts';

function filmsOf(text: string) {
  return readLines(text).lines.map(({ title, year }) => [title, year]);
}

describe('a pasted list', () => {
  it.each([
    ['Nuovo Cinema Paradiso (1988)', 'Nuovo Cinema Paradiso', 1988],
    ['Il sorpasso, 1962', 'Il sorpasso', 1962],
    ['Il sorpasso - 1962', 'Il sorpasso', 1962],
    ['Il sorpasso [1962]', 'Il sorpasso', 1962],
    ['Il sorpasso\t1962', 'Il sorpasso', 1962],
    ['Heat (1995) ★★★★½', 'Heat', 1995],
    ['“Wuthering Heights” (2026)', '“Wuthering Heights”', 2026],
    [
      '"Jeanne Dielman, 23, quai du Commerce, 1080 Bruxelles", 1975',
      'Jeanne Dielman, 23, quai du Commerce, 1080 Bruxelles',
      1975,
    ],
    ['Wonder Woman 1984 (2020)', 'Wonder Woman 1984', 2020],
    ['Aguirre, furore di Dio', 'Aguirre, furore di Dio', undefined],
    ['Spider-Man', 'Spider-Man', undefined],
    ['• Solaris', 'Solaris', undefined],
    ['1917', '1917', undefined],
    ['2001: Odissea nello spazio', '2001: Odissea nello spazio', undefined],
    ['Il film di famiglia (3012)', 'Il film di famiglia (3012)', undefined],
  ])('%s', (line, title, year) => {
    expect(filmsOf(line)).toEqual([[title, year]]);
  });

  it('leaves a bare year with the title, where it may belong', () => {
    expect(filmsOf('Blade Runner 2049\nLadri di biciclette 1948')).toEqual([
      ['Blade Runner 2049', undefined],
      ['Ladri di biciclette 1948', undefined],
    ]);
  });

  it('drops numbers before the titles only where the list is numbered', () => {
    expect(filmsOf('1. Solaris\n2. Stalker\n3) Roma')).toEqual([
      ['Solaris', undefined],
      ['Stalker', undefined],
      ['Roma', undefined],
    ]);
    expect(filmsOf('12. hodina\nSolaris\nRoma')[0]).toEqual(['12. hodina', undefined]);
  });

  it('keeps the row of each line, merges what is there twice and skips what is no title', () => {
    const list = readLines('Solaris (1972)\r\n\r\n---\r\nSOLARIS, 1972\r\nRoma\r\n');
    expect(list.lines).toEqual([
      { row: 1, text: 'Solaris (1972)', title: 'Solaris', year: 1972 },
      { row: 5, text: 'Roma', title: 'Roma' },
    ]);
    expect(list.repeated).toBe(1);
  });

  it('ends at five thousand lines and says how many stay out', () => {
    const text = Array.from({ length: 5200 }, (_, at) => `Un film piuttosto lungo ${at} (1999)`);
    const list = readLines(text.join('\n'));
    expect(list.lines).toHaveLength(5000);
    expect(list.beyond).toBe(200);
  });

  it('is read again as it is written', () => {
    for (const film of [{ title: 'Solaris', year: 1972 }, { title: 'Roma' }, { title: '1917' }]) {
      expect(readLines(writeLine(film)).lines[0]).toMatchObject(film);
    }
  });
});
