import { array, assert, asyncProperty, string } from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const bom = '\uFEFF';

async function read(...parts: readonly (string | Uint8Array<ArrayBuffer>)[]) {
  return readFile(new Blob([...parts]));
}

async function filmsOf(text: string): Promise<unknown> {
  const answer = await read(text);
  return 'films' in answer ? answer.films.map(({ title, year }) => [title, year]) : answer;
}

const watched = `Date,Name,Year,Letterboxd URI
2023-01-04,Parasite,2019,https://boxd.it/hTha
2023-01-05,"I, Tonya",2017,https://boxd.it/eNbu
2023-02-11,"Good Night, and Good Luck.",2005,https://boxd.it/1Xk0
2023-02-12,8½,1963,https://boxd.it/2aHi
`;

const ratings = `Date,Name,Year,Letterboxd URI,Rating
2023-01-04,Parasite,2019,https://boxd.it/hTha,4.5
2023-03-01,Amélie,2001,https://boxd.it/2b7k,3.5
`;

const list = `Letterboxd list export v7
Date,Name,Tags,URL,Description
2024-05-01,"Notti, e giorni",estate,https://boxd.it/abcd,"La mia lista;
su due righe"

Position,Name,Year,URL,Description
1,La notte,1961,https://boxd.it/1111,
2,"Night on Earth",1991,https://boxd.it/2222,"Cinque città, cinque taxi"
`;

const imdb = `Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
tt0095765,9,2023-01-01,Cinema Paradiso,Nuovo Cinema Paradiso,https://www.imdb.com/title/tt0095765/,Movie,8.5,155,1988,"Drama, Romance",290000,1988-11-17,Giuseppe Tornatore
tt0944947,8,2023-01-02,Game of Thrones,Game of Thrones,https://www.imdb.com/title/tt0944947/,TV Series,9.2,57,2011,"Action, Drama",2300000,2011-04-17,
tt4154796,7,2023-01-03,Avengers: Endgame,Avengers: Endgame,https://www.imdb.com/title/tt4154796/,Movie,8.4,181,2019,"Action, Sci-Fi",1300000,2019-04-18,"Anthony Russo, Joe Russo"
`;

const profile = `Date Joined,Username,Given Name,Family Name,Email Address,Location,Website,Bio,Pronoun,Favorite Films
2019-01-01,giulia,Giulia,Ferrante,g@example.org,Torino,,,She,"https://boxd.it/1, https://boxd.it/2"
`;

describe('an export', () => {
  it('of Letterboxd gives titles and years, with their commas', async () => {
    expect(await filmsOf(watched)).toEqual([
      ['Parasite', 2019],
      ['I, Tonya', 2017],
      ['Good Night, and Good Luck.', 2005],
      ['8½', 1963],
    ]);
    expect(await filmsOf(ratings)).toEqual([
      ['Parasite', 2019],
      ['Amélie', 2001],
    ]);
  });

  it('is read with a mark at its beginning, and with the line ends of Windows', async () => {
    const plain = await filmsOf(watched);
    expect(await filmsOf(bom + watched)).toEqual(plain);
    expect(await filmsOf(bom + watched.replaceAll('\n', '\r\n'))).toEqual(plain);
  });

  it('of a list begins behind the rows about the list', async () => {
    expect(await filmsOf(list)).toEqual([
      ['La notte', 1961],
      ['Night on Earth', 1991],
    ]);
  });

  it('of IMDb leaves out what is no film, and says how much', async () => {
    expect(await read(imdb)).toEqual({
      films: [
        { title: 'Cinema Paradiso', year: 1988 },
        { title: 'Avengers: Endgame', year: 2019 },
      ],
      others: 1,
    });
  });

  it('may have a line break in a title', async () => {
    expect(await filmsOf('Name,Year\n"Dr. Strangelove or:\nHow I Learned",1964\n')).toEqual([
      ['Dr. Strangelove or: How I Learned', 1964],
    ]);
  });
});

describe('a table of one’s own', () => {
  it.each([
    ['semicolons', 'Titolo;Anno;Voto\nLa strada;1954;9\nRoma, città aperta;1945;10\n'],
    ['tabs', 'Anno\tVisto\tTitolo\n1954\tsì\tLa strada\n1945\tno\tRoma, città aperta\n'],
    ['no header', '"La strada",1954,Fellini\n"Roma, città aperta",1945,Rossellini\n'],
  ])('is read with %s', async (_, text) => {
    expect(await filmsOf(text)).toEqual([
      ['La strada', 1954],
      ['Roma, città aperta', 1945],
    ]);
  });

  it('may have a title alone, under a header or not', async () => {
    const titles = 'La strada\nAguirre, furore di Dio\n';
    const expected = [
      ['La strada', undefined],
      ['Aguirre, furore di Dio', undefined],
    ];
    expect(await filmsOf(titles)).toEqual(expected);
    expect(await filmsOf(`Titolo\r\n${titles}`)).toEqual(expected);
  });

  it('is read as a spreadsheet wrote it, whatever the encoding', async () => {
    const latin = Uint8Array.from('Titolo;Anno\nAm\u00e9lie;2001\n', (sign) => sign.charCodeAt(0));
    const expected = { films: [{ title: 'Amélie', year: 2001 }], others: 0 };
    expect(await read(latin)).toEqual(expected);
    const wide = Uint16Array.from(`${bom}Titolo\tAnno\nAmélie\t2001\n`, (sign) =>
      sign.charCodeAt(0),
    );
    expect(await read(new Uint8Array(wide.buffer))).toEqual(expected);
  });

  it('gives back whatever was quoted', async () => {
    const title = string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map(
      (text) => `x${text.replaceAll(/[\p{Cc}\s]+/gu, ' ')}x`,
    );
    await assert(
      asyncProperty(array(title, { minLength: 1, maxLength: 8 }), async (titles) => {
        const rows = titles.map((each) => `"${each.replaceAll('"', '""')}",1999`);
        const answer = await filmsOf(`Name,Year\n${rows.join('\n')}\n`);
        expect(answer).toEqual(titles.map((each) => [each.trim(), 1999]));
      }),
      { numRuns: 60 },
    );
  });
});

const zip = (files: Record<string, string>) =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );

describe('a ZIP', () => {
  it('of a whole export gives its films, and nothing of its other files', async () => {
    const bytes = zip({
      'comments.csv': 'Date,Content\n2024-01-01,"Parasite, 2019?"\n',
      'deleted/diary.csv': watched.replace('Parasite', 'Deleted'),
      'lists/notti.csv': list,
      'profile.csv': profile,
      'ratings.csv': ratings,
      'watched.csv': watched,
      'readme.pdf': '%PDF',
    });
    const answer = await read(bytes);
    const titles = 'films' in answer ? answer.films.map(({ title }) => title) : [];
    expect(titles.slice(0, 4)).toEqual([
      'Parasite',
      'I, Tonya',
      'Good Night, and Good Luck.',
      '8½',
    ]);
    expect(new Set(titles)).toEqual(
      new Set([...titles.slice(0, 4), 'Amélie', 'La notte', 'Night on Earth']),
    );
  });

  it('may hold a plain list', async () => {
    const answer = await read(zip({ 'lista.txt': 'La strada (1954)\nSolaris\n' }));
    expect(answer).toMatchObject({
      films: [{ title: 'La strada', year: 1954 }, { title: 'Solaris' }],
    });
  });

  it('that would unpack to more than any list is refused', async () => {
    const bytes = zip({ 'watched.csv': `Name,Year\n${' '.repeat(12_000_000)}` });
    expect(bytes.length).toBeLessThan(100_000);
    expect(await read(bytes)).toEqual({ problem: 'zipTooLarge' });
  });

  it('that is broken, or holds no list, is said to be so', async () => {
    const bytes = zip({ 'watched.csv': watched });
    expect(await read(bytes.slice(0, 60))).toEqual({ problem: 'zipBroken' });
    expect(await read(zip({ 'foto.jpg': 'x' }))).toEqual({ problem: 'notAList' });
  });
});

describe('what is no list', () => {
  it.each([
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70])],
    ['a page', '<!doctype html><title>Films</title>'],
    ['data of a program', '{"films": ["La strada"]}'],
    ['a document', '%PDF-1.7\nLa strada'],
  ])('%s', async (_, content) => {
    expect(await read(content)).toEqual({ problem: 'notAList' });
  });

  it('an empty file, a header alone, a file that is too large', async () => {
    expect(await read('')).toEqual({ problem: 'empty' });
    expect(await read('Date,Name,Year,Letterboxd URI\n')).toEqual({ problem: 'empty' });
    expect(await read('x'.repeat(10_485_761))).toEqual({ problem: 'tooLarge' });
  });
});
