export const shared = {
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  share: 'Share',
  inviteFriends: 'Invite friends',
  clearSearch: 'Clear the search',
  deletedUser: 'deleted user',
  copy: {
    action: 'Copy',
    named: 'Copy: {{what}}',
    done: 'Copied',
    failed: 'The browser does not allow it. The text is selected: copy it by hand.',
  },
  failure: {
    fallback: 'That did not go through. Try again.',
    network: 'Connection error',
  },
  /** Of a film in a championship. */
  record: {
    points_one: '{{count}} point',
    points_other: '{{count}} points',
    won_one: '{{count}} won',
    won_other: '{{count}} won',
    drawn_one: '{{count}} drawn',
    drawn_other: '{{count}} drawn',
    lost_one: '{{count}} lost',
    lost_other: '{{count}} lost',
  },
  /** Of a film in a table. */
  movement: {
    up_one: 'up {{count}} place',
    up_other: 'up {{count}} places',
    down_one: 'down {{count}} place',
    down_other: 'down {{count}} places',
    same: 'no change',
  },
  form: {
    loading: 'Loading the form…',
    optional: '(optional)',
    save: 'Save',
    saving: 'Saving…',
    discardQuestion: 'Discard your changes?',
    discard: 'Discard',
    keepEditing: 'Keep editing',
  },
  /** Of a championship. */
  champions: {
    names_one: 'Champion: {{films}}',
    names_other: 'Joint champions: {{films}}',
    others_one: '{{count}} other',
    others_other: '{{count}} others',
  },
  status: {
    preparation: 'Draft',
    setup: 'In preparation',
    active: 'In progress',
    completed: 'Completed',
    cancelled: 'Called off',
    unknown: 'Unknown',
  },
} as const;
