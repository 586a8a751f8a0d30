export const digest = {
  title: 'The week, by email?',
  text: 'On Monday mornings: what waits for your vote and what happened. Only if there is something to say.',
  yes: 'Yes, on Mondays',
  no: 'No, thanks',
  on: 'The week comes by email',
  off: 'No weekly email',
  later: 'You can change it in the settings.',
  failed: 'The answer did not arrive',
};
