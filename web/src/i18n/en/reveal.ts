/** Results that are held back, and who turns them up. */
export const reveal = {
  title: 'Match day {{day}} is face down',
  text: 'Votes counted and sealed: nobody has seen the results yet. They reveal themselves on {{time}}, unless somebody reveals them first.',
  action: 'Reveal the results',
  hall: 'To the hall',
  call: {
    soon: 'The cards go down in five minutes',
    started: 'The reveal night has begun',
    sit: 'Take a seat',
  },
  ask: 'Reveal match day {{day}}?',
  askText:
    'The results will show everywhere, to everybody, at the same moment. There is no way back.',
  askLast: 'It is the last match day: the champion is revealed with it.',
  pending: 'Revealing…',
  over: 'It is revealed already',
  failed: 'The results stay face down',
  form: {
    label: 'Results',
    off: 'At once, when the match day closes',
    by_hand: 'When you reveal them, together with everybody',
    at_hour: 'At an hour of the day',
    hour: 'Hour of the reveal',
    hint: 'Each match day closes face down: nobody sees the results, not even you, until they are revealed. After 72 hours at the latest they reveal themselves. The count is secret.',
    hourHint: 'On your clock ({{zone}}).',
  },
};
