/** What opens the page of a championship that has been played to its end, and what is printed of it. */
export const champion = {
  loading: 'Loading the champion…',
  failed: 'The champion did not arrive',
  one: 'The champion: {{film}}',
  joint: 'Joint champions: {{films}}',
  /** Above the title, which is read out in the sentence above. */
  oneShort: 'The champion',
  jointShort: 'Joint champions',
  owner: 'brought by {{name}}',
  topThree: 'Final top three',
  print: 'Print',
  records: {
    title: 'Records of the season',
    failed: 'The records did not arrive',
    run: 'Longest winning run',
    runValue_one: '{{count}} match',
    runValue_other: '{{count}} matches',
    runText_one: '{{film}}, match day {{from}}',
    runText_other: '{{film}}, match days {{from}} to {{to}}',
    clearest: 'Clearest win',
    closest: 'Closest match',
    result: '{{home}} – {{away}}, match day {{day}}',
    turnout: 'Votes cast',
    turnoutText_one: 'in one match',
    turnoutText_other: 'in {{count}} matches',
  },
  sheet: {
    table: 'Final table',
    chart: 'Position by match day',
    results: 'All results',
    day: 'Match day {{day}}',
  },
} as const;
