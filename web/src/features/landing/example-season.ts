/** The piece of a season that explains the steps. */
export const exampleBattles = [
  { home: 'Paris, Texas', away: 'La notte', homeVotes: 9, awayVotes: 5 },
  { home: 'Volver', away: 'Solaris', homeVotes: 6, awayVotes: 8 },
];

export const exampleTable = [
  { film: 'Stalker', points: 21 },
  { film: 'Ladri di biciclette', points: 19 },
  { film: 'Il buono, il brutto, il cattivo', points: 18 },
];
