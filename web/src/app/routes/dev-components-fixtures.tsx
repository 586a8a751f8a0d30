import { Clock } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Fixture } from '../../domain/match/fixture.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { FILMS } from './dev-components-samples.ts';
import styles from './dev-components.module.css';

export function Fixtures() {
  const [choice, setChoice] = useState<'home' | 'away' | null>(null);
  const suspiria = { title: 'Suspiria', poster: <Poster film={FILMS.suspiria} />, role: 'Casa' };
  const ladri = { title: 'Ladri di biciclette', poster: <Poster film={FILMS.ladri} /> };
  const conformista = { title: 'Il conformista', poster: <Poster film={FILMS.conformista} /> };
  const live = <Badge tone="active">In corso</Badge>;
  const home = choice === 'home' ? 7 : 6;
  const away = choice === 'away' ? 7 : 6;
  return (
    <Grid columns={4}>
      <Fixture
        state={choice === null ? 'open' : 'voted'}
        name="Suspiria – El espíritu de la colmena"
        day="Giornata 11"
        match="Partita 52"
        badge={live}
        versus="VS"
        home={{
          ...suspiria,
          owner: 'Paolo Greco',
          ...sideAfterVote('Suspiria', choice === 'home', () => setChoice('home')),
        }}
        away={{
          title: 'El espíritu de la colmena',
          poster: <Poster film={FILMS.colmena} />,
          role: 'Trasferta',
          owner: 'Giulia Ferrante',
          ...sideAfterVote('El espíritu de la colmena', choice === 'away', () => setChoice('away')),
        }}
        tally={{ home, away, text: `${home + away} voti`, label: `${home} a ${away}` }}
      />
      <Fixture
        state="voted"
        name="Ladri di biciclette – Il conformista"
        day="Giornata 11"
        match="Partita 51"
        badge={live}
        versus="VS"
        home={{ ...ladri, role: 'Casa', owner: 'Marco Bellini', chosen: true, tag: 'Il tuo voto' }}
        away={{ ...conformista, role: 'Trasferta', owner: 'Ana Beltrán' }}
        tally={{ home: 10, away: 2, text: '12 voti', label: '10 a 2, 12 voti' }}
      />
      <Fixture
        state="completed"
        name="Stalker – Il conformista"
        day="Giornata 10"
        match="Partita 47"
        badge={<Badge tone="done">Completata</Badge>}
        versus="VS"
        home={{
          title: 'Stalker',
          poster: <Poster film={FILMS.stalker} />,
          role: 'Casa',
          owner: 'Giulia Ferrante',
          outcome: 'won',
          tag: 'Vincitore',
        }}
        away={{ ...conformista, role: 'Trasferta', owner: 'Marco Bellini', outcome: 'lost' }}
        tally={{ home: 9, away: 3, text: '12 voti', label: '9 a 3, 12 voti' }}
      />
      <Fixture
        state="pending"
        name="Suspiria – Ladri di biciclette"
        day="Giornata 12"
        match="Partita 56"
        badge={
          <Badge tone="line" icon={<Clock strokeWidth={1.75} aria-hidden />}>
            In attesa
          </Badge>
        }
        versus="VS"
        home={{ ...suspiria, owner: 'Elena Conti' }}
        away={{ ...ladri, role: 'Trasferta', owner: 'Tommaso Riva' }}
      />
      <Fixture
        large
        state="read-only"
        className={styles.half}
        name="Suspiria – Vertigo"
        day="Match day 6"
        match="Match 34"
        badge={<Badge tone="active">Live now</Badge>}
        versus="VS"
        home={{
          ...suspiria,
          role: 'Home',
          owner: 'Paolo Greco',
          vote: { label: 'Vote', name: 'Vote: Suspiria', href: '#auth' },
        }}
        away={{
          title: 'Vertigo',
          poster: <Poster film={FILMS.vertigo} />,
          role: 'Away',
          owner: 'Elena Conti',
          vote: { label: 'Vote', name: 'Vote: Vertigo', href: '#auth' },
        }}
        tally={{ home: 31, away: 27, text: '58 votes', label: '31 to 27, 58 votes' }}
      />
      <Fixture
        state="completed"
        className={styles.half}
        name="Il gattopardo – In the Mood for Love"
        day="Giornata 10"
        match="Partita 50"
        badge={<Badge tone="done">Completata</Badge>}
        versus="VS"
        home={{
          title: 'Il gattopardo',
          poster: <Poster film={FILMS.gattopardo} />,
          role: 'Casa',
          owner: 'Luca Moretti',
          outcome: 'drawn',
          tag: 'Pareggio',
        }}
        away={{
          title: 'In the Mood for Love',
          poster: <Poster film={FILMS.mood} />,
          role: 'Trasferta',
          owner: 'Giulia Ferrante',
          outcome: 'drawn',
          chosen: true,
          tag: 'Il tuo voto',
        }}
        tally={{ home: 5, away: 5, text: '10 voti', label: '5 a 5, 10 voti' }}
      />
    </Grid>
  );
}

function sideAfterVote(title: string, isChosen: boolean, onVote: () => void) {
  if (isChosen) return { chosen: true, tag: 'Il tuo voto' };
  return { vote: { label: 'Vota', name: `Vota: ${title}`, onVote } };
}
