/** The code of one's ballot in a match, and the seal of a day. */
export const seals = {
  verify: 'Check the count',
  day: 'Seal of match day {{day}}',
  dayLabel: 'Seal of match day {{day}}: {{code}}. Check the count',
  ballot: {
    waiting: 'Waiting for the seal',
    counted: 'Ballot counted',
    missing: 'Not found',
  },
  receipt: {
    label: 'Your ballot',
    listed: ', listed when the day closes',
    before: ', after your vote',
    copy: 'Copy the code of the ballot',
    why: 'What is the code for?',
    text: 'Your browser worked it out with your key, which is shown to nobody else. When the day closes you find it in the list of ballots, beside your answer and without your name.',
  },
} as const;
