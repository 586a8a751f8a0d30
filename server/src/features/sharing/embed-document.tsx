// In development tsx reads no configuration that says how this folder writes elements.
/** @jsxRuntime automatic */
import { sealCode } from '@girone/championship/ballots/seal-face';
import type { Language } from '@girone/contract/languages';
import { pages } from '@girone/contract/pages';
import { PosterSheet } from '@girone/poster/poster-sheet';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describeState } from './describe-state.ts';
import { embedStyle } from './embed-style.ts';
import type { SharedFilm, SharedRow, SharedTournament } from './read-tournament.ts';
import type { SharingTexts } from './texts/en.ts';
import { sharingTexts } from './texts/sharing-texts.ts';

export interface EmbedLook {
  readonly language: Language;
  readonly theme: 'dark' | 'light' | 'auto';
}

/** No script runs there, so the document fetches itself again while there is something new to come. */
const refreshSeconds = 300;

/** A championship's table as a whole document, for a frame of another site. */
export function renderEmbed(tournament: SharedTournament, look: EmbedLook): string {
  const texts = sharingTexts[look.language];
  return renderDocument(
    <EmbedDocument {...look} title={tournament.name} isLive={tournament.state === 'active'}>
      <h1>{tournament.name}</h1>
      <State tournament={tournament} texts={texts} />
      {tournament.state !== 'setup' && <Table tournament={tournament} texts={texts} />}
      <Seal tournament={tournament} texts={texts} />
      <footer>
        <BrandLink path={pathOf(tournament)} />
        <a href={pathOf(tournament)} target="_blank" rel="noopener">
          {texts.embed.open}
        </a>
      </footer>
    </EmbedDocument>,
  );
}

/** The same for what is not there, or not for everybody. */
export function renderMissingEmbed(look: EmbedLook): string {
  const { missingTitle, missingText } = sharingTexts[look.language].embed;
  return renderDocument(
    <EmbedDocument {...look} title={missingTitle} isLive={false}>
      <h1>{missingTitle}</h1>
      <p className="state">{missingText}</p>
      <footer>
        <BrandLink path={pages.leaderboard} />
      </footer>
    </EmbedDocument>,
  );
}

function renderDocument(document: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

function pathOf({ id }: SharedTournament): string {
  return `${pages.leaderboard}?tournament=${id}`;
}

interface DocumentProps extends EmbedLook {
  readonly title: string;
  readonly isLive: boolean;
  readonly children: ReactNode;
}

function EmbedDocument({ language, theme, title, isLive, children }: DocumentProps) {
  return (
    <html lang={language} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {isLive && <meta httpEquiv="refresh" content={String(refreshSeconds)} />}
        <title>{`${title} — Girone`}</title>
        <style>{embedStyle}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

interface PartProps {
  readonly tournament: SharedTournament;
  readonly texts: SharingTexts;
}

function State({ tournament, texts }: PartProps) {
  const { winners } = tournament;
  const label = winners.length === 1 ? texts.winner : texts.jointWinners;
  return (
    <p className={tournament.state === 'active' ? 'state live' : 'state'}>
      {describeState(tournament, texts)}
      {winners.length > 0 && (
        <>
          {' · '}
          {label} <span className="winner">{winners.map(({ film }) => film.title).join(', ')}</span>
        </>
      )}
    </p>
  );
}

const figures = ['won', 'drawn', 'lost', 'points'] as const;

function Table({ tournament, texts }: PartProps) {
  const { filmsCount, rows } = tournament;
  if (rows.length === 0) return <p className="more">{texts.embed.empty}</p>;
  const hidden = filmsCount - rows.length;
  return (
    <>
      <table>
        <caption>{texts.embed.caption(tournament.name)}</caption>
        <thead>
          <tr>
            <Head name="position" texts={texts} />
            <Head name="film" texts={texts} />
            {figures.map((name) => (
              <Head key={name} name={name} texts={texts} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.film.id}
              row={row}
              isFirst={tournament.hasResults && row.position === 1}
            />
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p className="more">{texts.embed.more(hidden)}</p>}
    </>
  );
}

function Seal({ tournament: { id, seal }, texts }: PartProps) {
  if (seal === null) return null;
  return (
    <p className="seal">
      {texts.seal(seal.matchDay)}:{' '}
      <a href={pages.verify.replace(':id', String(id))} target="_blank" rel="noopener">
        <code>{sealCode(seal.hash)}</code>
      </a>
    </p>
  );
}

function Head({ name, texts }: { name: keyof SharingTexts['head']; texts: SharingTexts }) {
  const [short, whole] = texts.head[name];
  return (
    <th scope="col" className={name}>
      {short === whole ? (
        whole
      ) : (
        <>
          <abbr title={whole} aria-hidden>
            {short}
          </abbr>
          <span className="heard">{whole}</span>
        </>
      )}
    </th>
  );
}

function Row({ row, isFirst }: { readonly row: SharedRow; readonly isFirst: boolean }) {
  const { position, film, wins, draws, losses, points } = row;
  return (
    <tr className={isFirst ? 'first' : undefined}>
      <td className="position">{position}</td>
      <th scope="row" className="film">
        <span className="name">
          <Thumbnail film={film} />
          <span>{film.title}</span>
        </span>
      </th>
      <td>{wins}</td>
      <td>{draws}</td>
      <td>{losses}</td>
      <td className="points">{points}</td>
    </tr>
  );
}

const withoutLettering = () => null;

/** Drawn into the document where there is no cover: no request, and nothing to wait for. */
function Thumbnail({ film }: { readonly film: SharedFilm }) {
  const cover = coverAddress(film.posterUrl ?? '');
  if (cover === undefined) return <PosterSheet film={film} bare Line={withoutLettering} />;
  return <img src={cover} alt="" width="28" height="42" loading="lazy" />;
}

/** Of our own images and the film database's, which is all that the policy lets in. */
function coverAddress(posterUrl: string): string | undefined {
  if (posterUrl.startsWith('/objects/')) return `${posterUrl}?w=160`;
  return posterUrl.startsWith('https://image.tmdb.org/') ? posterUrl : undefined;
}

function BrandLink({ path }: { readonly path: string }) {
  return (
    <a className="brand" href={path} target="_blank" rel="noopener">
      <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="3.6" aria-hidden>
        <path d="M25.9 6.1A14 14 0 1 0 30 16H16" />
        <path d="M20.6 9.9A7.6 7.6 0 1 0 23.6 16" opacity=".9" />
        <circle cx="16" cy="16" r="3" fill="currentColor" stroke="none" />
      </svg>
      Girone
    </a>
  );
}
