/** What a championship is played by. */
export const rules = {
  frequency: 'Match-day frequency',
  advance: 'Match days',
  advanceBoth: 'Close when everyone has voted, or when the time is up',
  advanceVotes: 'Close when everyone has voted',
  advanceTimeout: 'Close when the time is up',
  advanceHand: 'Closed by hand',
  minOpen: 'Least time',
  minOpenValue_one:
    'Each day stays open for at least {{count}} hour, even when everybody has voted',
  minOpenValue_other:
    'Each day stays open for at least {{count}} hours, even when everybody has voted',
  films: 'Films',
  filmsValue: 'At most {{maxFilms}}, {{required}} per user',
  count: 'Count',
  countOpen: 'In plain sight',
  countSecret: 'Secret until the match day closes',
  unseen: 'Not seen',
  unseenYes: '“I have not seen it” is an answer',
  unseenNo: 'Every vote names a film',
  points: 'Points',
  pointsValue: 'Win 3, draw 1, defeat 0',
  seed: 'Seed of the draw',
  seedText:
    'The order of the films was shuffled with this seed. The same seed and the same nominations always give the same calendar, so anyone can draw it again and check.',
  drawAgain: 'How to draw it again',
  reveal: {
    label: 'Results',
    off: 'At once, at the close',
    by_hand: 'Face down until the reveal (72 hours at most)',
    at_hour: 'Face down until {{hour}}:00 ({{zone}})',
  },
};
