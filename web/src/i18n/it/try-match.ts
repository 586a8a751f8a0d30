import type { Translation } from '../translation.ts';
import type { tryMatch as english } from '../en/try-match.ts';

export const tryMatch: Translation<typeof english> = {
  lead: 'Tre film, tre partite. Il voto è solo il tuo e non resta da nessuna parte: si vede come si fa una classifica.',
  match: 'Partita {{match}} di {{total}}',
  film: '{{director}}, {{year}}',
  unseen: 'Non l’ho visto',
  keys: 'Con la tastiera: freccia sinistra, freccia destra',
  action: 'Porta i tuoi film',
  again: 'Rigioca',
  nothingKept: 'Nulla è stato salvato: se ricarichi la pagina, si ricomincia.',
  table: {
    title: 'La tua classifica',
    over: 'Finita',
    after: 'Dopo {{played}} di {{total}}',
    results: 'Risultati',
    unit: 'punti',
  },
  outcome: {
    win: { letter: 'V', name: 'vittoria' },
    draw: { letter: 'P', name: 'pareggio' },
    loss: { letter: 'S', name: 'sconfitta' },
  },
  results: {
    title: 'Le tue partite',
    said: '{{home}} {{homeVotes}}, {{away}} {{awayVotes}}',
  },
  said: {
    won: 'Vince {{film}}.',
    drawn: 'Pareggio: un voto a nessuno.',
  },
  verdict: {
    champion: 'Il tuo girone dice {{film}}',
    wonAll: 'Due vittorie su due.',
    wonOne: 'Una vittoria e un pareggio.',
    joint: 'A pari punti: per dividerli serve il ritorno.',
    imagine: 'Adesso immagina dieci film, quattordici amici e il girone di ritorno.',
    oneEach: 'Uno a testa: per questo c’è il ritorno.',
    oneEachLead: 'Tre partite, tre vincitori.',
    allDrawn: 'Tre pareggi, nessun colpevole',
    allDrawnLead: 'Chi non ha visto non vota: un punto a testa.',
  },
};
