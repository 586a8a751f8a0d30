import { inviteParams } from '@girone/contract/circle-invites';
import { idInAddress } from '@girone/contract/ids';
import type { Language } from '@girone/contract/languages';
import { pages } from '@girone/contract/pages';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { describeState } from './describe-state.ts';
import { readTournament, type SharedTournament } from './read-tournament.ts';
import { readSharedInvite } from './read-shared-invite.ts';
import { findFilmToShare } from './sharing.repo.ts';
import type { SharingTexts } from './texts/en.ts';
import { sharingTexts } from './texts/sharing-texts.ts';

/** What a preview of one page says; addresses are paths of this site. */
export interface PageCard {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly type: 'website' | 'video.movie';
  readonly image: {
    readonly path: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
}

export interface AskedPage {
  /** As in the contract. */
  readonly page: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly language: Language;
}

type Sources = Pick<Platform, 'db'>;

const tournamentQuery = z.object({ tournament: idInAddress });
const filmParams = z.object({ id: idInAddress });

/** A preview of what a visitor may see; a page that shows nothing of the kind has none. */
export async function describePage(
  sources: Sources,
  { page, params, query, language }: AskedPage,
): Promise<PageCard | undefined> {
  if (page === pages.leaderboard) {
    const asked = tournamentQuery.safeParse(query);
    return asked.success ? describeTournament(sources, asked.data.tournament, language) : undefined;
  }
  if (page === pages.film) {
    const asked = filmParams.safeParse(params);
    return asked.success ? describeFilm(sources, asked.data.id, language) : undefined;
  }
  if (page === pages.invite) {
    const asked = inviteParams.safeParse(params);
    return asked.success ? describeInvite(sources, asked.data.token, language) : undefined;
  }
  return undefined;
}

async function describeTournament(
  { db }: Sources,
  tournamentId: number,
  language: Language,
): Promise<PageCard | undefined> {
  const tournament = await readTournament(db, { viewer: null, tournamentId, rows: 3 });
  if (!tournament) return undefined;
  const texts = sharingTexts[language];
  return {
    language,
    title: tournament.name,
    description: `${describeState(tournament, texts)}. ${tellStandings(tournament, texts)}`,
    path: `${pages.leaderboard}?tournament=${tournamentId}`,
    type: 'website',
    image: {
      path: `/api/tournaments/${tournamentId}/share.png?lang=${language}`,
      alt: texts.about.imageOf(tournament.name),
      width: 1200,
      height: 630,
    },
  };
}

function tellStandings(tournament: SharedTournament, texts: SharingTexts): string {
  const { filmsCount, hasResults, rows, winners } = tournament;
  const [leader] = rows;
  if (winners.length > 1) {
    return texts.about.jointWinners(winners.map(({ film }) => film.title).join(', '));
  }
  if (!hasResults || !leader) return texts.about.films(filmsCount);
  const tell = winners.length === 1 ? texts.about.winner : texts.about.leader;
  return tell(leader.film.title, texts.points(leader.points));
}

async function describeFilm(
  { db }: Sources,
  filmId: number,
  language: Language,
): Promise<PageCard | undefined> {
  const film = await findFilmToShare(db, filmId);
  if (!film) return undefined;
  const texts = sharingTexts[language];
  const about = film.director === null ? [] : [texts.about.film(film.director)];
  return {
    language,
    title: film.year === null ? film.title : `${film.title} (${film.year})`,
    description: [...about, texts.about.plays(film.tournamentName)].join(' '),
    path: pages.film.replace(':id', String(filmId)),
    type: 'video.movie',
    image: {
      path: `/api/films/${filmId}/poster.png`,
      alt: texts.about.imageOf(film.title),
      width: 600,
      height: 900,
    },
  };
}

async function describeInvite(
  { db }: Sources,
  token: string,
  language: Language,
): Promise<PageCard | undefined> {
  const invite = await readSharedInvite(db, token);
  if (!invite) return undefined;
  const { circle, description, inviter } = invite;
  const texts = sharingTexts[language].invite;
  const title = inviter === null ? texts.unsigned(circle) : texts.title(inviter, circle);
  return {
    language,
    title,
    description: description ?? texts.about,
    path: pages.invite.replace(':token', token),
    type: 'website',
    image: {
      path: `/api/invites/${token}/share.png?lang=${language}`,
      alt: title,
      width: 1200,
      height: 630,
    },
  };
}
