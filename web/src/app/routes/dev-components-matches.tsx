import { Trophy } from '../../ui/images/icons.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LeagueFilm, LeagueTable } from '../../domain/season/league-table.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { ResultList, ResultRow } from '../../domain/match/result-row.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Fixtures } from './dev-components-fixtures.tsx';
import { FILMS, LAST_FIVE, ODD_FILMS } from './dev-components-samples.ts';
import styles from './dev-components.module.css';
import { SheetSection } from './dev-sheet-section.tsx';

export function MatchSections() {
  return (
    <>
      <SheetSection title="Table" width="full">
        <div className={styles.bleed}>
          <SampleLeague />
        </div>
      </SheetSection>
      <SheetSection title="Fixture, five states" width="full">
        <Fixtures />
      </SheetSection>
      <SheetSection title="Result rows" width="full">
        <Results />
      </SheetSection>
      <SheetSection title="Generated posters, eight compositions" width="full">
        <div className={styles.posters}>
          {EIGHT.map((film) => (
            <Poster key={film.title} film={film} label={film.title} lift />
          ))}
        </div>
      </SheetSection>
      <SheetSection title="Titles that try the press" width="full">
        <div className={styles.posters}>
          {ODD_FILMS.map((film) => (
            <Poster key={film.title} film={film} label={film.title.trim() || 'Untitled'} />
          ))}
        </div>
      </SheetSection>
    </>
  );
}

const EIGHT = [
  FILMS.solaris,
  FILMS.buono,
  FILMS.vertigo,
  FILMS.conformista,
  FILMS.gattopardo,
  FILMS.ladri,
  FILMS.mood,
  FILMS.suspiria,
];

const HEADS = {
  position: { text: 'Pos', name: 'Posizione' },
  movement: { text: '', name: 'Movimento' },
  film: { text: 'Film' },
  played: { text: 'G', name: 'Giocate' },
  won: { text: 'V', name: 'Vittorie' },
  drawn: { text: 'P', name: 'Pareggi' },
  lost: { text: 'S', name: 'Sconfitte' },
  form: { text: 'Ultime 5' },
  points: { text: 'Pt', name: 'Punti' },
};

function SampleLeague() {
  const form = { label: 'Ultime cinque', results: LAST_FIVE };
  return (
    <LeagueTable
      caption="Classifica dopo la giornata 10"
      heads={HEADS}
      rows={[
        {
          key: 'stalker',
          position: 1,
          movement: { places: 0, label: 'stabile' },
          film: <LeagueEntry film={FILMS.stalker} />,
          played: 10,
          won: 7,
          drawn: 0,
          lost: 3,
          points: 21,
          form,
          leader: true,
        },
        {
          key: 'ladri',
          position: 2,
          movement: { places: 3, label: 'su di 3' },
          film: <LeagueEntry film={FILMS.ladri} />,
          played: 10,
          won: 6,
          drawn: 1,
          lost: 3,
          points: 19,
          form,
        },
        {
          key: 'buono',
          position: 3,
          movement: { places: -1, label: 'giù di 1' },
          film: <LeagueEntry film={FILMS.buono} />,
          played: 10,
          won: 6,
          drawn: 0,
          lost: 4,
          points: 18,
          form,
        },
      ]}
    />
  );
}

function LeagueEntry({ film }: { film: (typeof FILMS)[keyof typeof FILMS] }) {
  return (
    <LeagueFilm
      poster={<Poster film={film} size="thumb" />}
      title={film.title}
      detail={`${film.director}, ${film.year}`}
      href="#film"
    />
  );
}

function Results() {
  const cup = <Trophy strokeWidth={1.75} aria-hidden />;
  return (
    <Stack>
      <SectionHead title="Giornata 10" count="Risultati" level={3} />
      <Card flush>
        <CardHead title="Cineforum del Giovedì">Dopo la giornata 10 di 18</CardHead>
        <ResultList label="Risultati della giornata 10">
          <ResultRow
            name="Stalker batte Il conformista 9 a 3"
            match="Partita 47"
            note="12 voti"
            home={{
              title: 'Stalker',
              detail: 'Giulia Ferrante',
              poster: <Poster film={FILMS.stalker} size="thumb" />,
              outcome: 'won',
            }}
            away={{
              title: 'Il conformista',
              detail: 'Ana Beltrán',
              poster: <Poster film={FILMS.conformista} size="thumb" />,
              outcome: 'lost',
            }}
            score={{ home: 9, away: 3 }}
            outcome={<>{cup} Stalker</>}
          />
          <ResultRow
            name="Vertigo contro Il buono, il brutto, il cattivo, in attesa"
            match="Partita 58"
            home={{ title: 'Vertigo', poster: <Poster film={FILMS.vertigo} size="thumb" /> }}
            away={{
              title: 'Il buono, il brutto, il cattivo',
              poster: <Poster film={FILMS.buono} size="thumb" />,
            }}
            versus="VS"
            outcome="In attesa"
          />
        </ResultList>
      </Card>
    </Stack>
  );
}
