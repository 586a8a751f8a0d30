/** Votes that were cast without a line: on their cards, in their list, and when they come back. */
export const keptVotes = {
  at: 'at {{time}}',
  on: 'on {{day}} at {{time}}',
  strip: {
    since: 'No connection since {{time}}.',
    sinceDay: 'No connection since {{day}}, {{time}}.',
    reading: 'This is what you saw before.',
    votes:
      'You can still vote: votes wait on this device and are sent by themselves, even with the page closed.',
    votesLater:
      'You can still vote: votes wait on this device and are sent the next time you open Girone.',
    unit: 'waiting',
    open: '{{count}} waiting: show the list',
  },
  badge: {
    waiting: 'Waiting',
    counted: 'Recorded',
    late: 'Not counted',
    overtaken: 'Replaced',
    refused: 'Not counted',
  },
  word: {
    waiting: 'Your vote is safe here.',
    waitingText: 'It is sent by itself as soon as the connection is back. The last choice counts.',
    counted: 'Your vote counts.',
    countedText: 'Cast {{chosen}} while offline, arrived {{settled}}.',
    late: 'Arrived after the close.',
    lateText:
      'The day closed {{closed}}, your vote arrived {{settled}}. It does not count, and the result stands.',
    lateTextOnly:
      'Your vote arrived {{settled}}, when the day was closed. It does not count, and the result stands.',
    overtaken: 'Your newer choice stands.',
    overtakenText: 'This one was made {{chosen}}; since then you have chosen again elsewhere.',
    refused: 'Your vote was not taken.',
    refusedText: 'It arrived {{settled}}, and you cannot vote here any more.',
  },
  choice: 'Your choice',
  change: 'Change',
  changeTo: 'Change: {{film}}',
  kept: 'No connection. Your vote waits on this device: {{film}}.',
  keptNotSeen: 'No connection. Your answer waits on this device: you have not seen it.',
  notSeenWaiting: 'You have not seen it: waiting',
  list: {
    title: 'Votes cast offline',
    against: 'against {{film}}',
    unseen: 'Not seen: {{home}} – {{away}}',
    changed_one: 'changed once',
    changed_other: 'changed {{count}} times',
    arrived: 'arrived {{time}}',
    sending: 'Sending…',
    late: 'Arrived after the close',
    withdraw: 'Withdraw',
    withdrawOf: 'Withdraw the waiting vote: {{film}}',
    withdrawn: 'Your vote was withdrawn. Nothing was sent.',
    remove: 'Remove from the list: {{film}}',
  },
  back: {
    title: 'The connection is back',
    counted_one: '{{count}} vote recorded',
    counted_other: '{{count}} votes recorded',
    late_one: '{{count}} vote arrived after the close',
    late_other: '{{count}} votes arrived after the close',
    overtaken_one: '{{count}} vote replaced by a newer choice',
    overtaken_other: '{{count}} votes replaced by newer choices',
    refused_one: '{{count}} vote not taken',
    refused_other: '{{count}} votes not taken',
    waiting_one: '{{count}} vote still on its way',
    waiting_other: '{{count}} votes still on their way',
  },
  dropped: {
    title: 'Your session has ended',
    text_one: '{{count}} vote that waited here was not sent.',
    text_other: '{{count}} votes that waited here were not sent.',
  },
  failed: {
    blocked:
      'There is no connection, and this browser does not let us keep anything. Vote again when the connection is back.',
    full_one: '{{count}} vote waits already: there is no room for another one.',
    full_other: '{{count}} votes wait already: there is no room for another one.',
  },
  leave: {
    title: 'Log out and drop your votes?',
    text_one:
      '{{count}} vote waits here for the connection. If you log out it is dropped: it will never be sent.',
    text_other:
      '{{count}} votes wait here for the connection. If you log out they are dropped: they will never be sent.',
    confirm: 'Log out and drop',
    cancel: 'Stay',
  },
} as const;
