export const shared = {
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  clearSearch: 'Clear the search',
  deletedUser: 'deleted user',
  failure: {
    fallback: 'That did not go through. Try again.',
    network: 'Connection error',
  },
  offline: 'No connection. This is what you saw before.',
  update: {
    title: 'A new version is ready',
    action: 'Update',
  },
  form: {
    loading: 'Loading the form…',
    optional: '(optional)',
    save: 'Save',
    saving: 'Saving…',
  },
  /** Of a championship. */
  status: {
    preparation: 'Draft',
    setup: 'In preparation',
    active: 'In progress',
    completed: 'Completed',
    cancelled: 'Called off',
    unknown: 'Unknown',
  },
} as const;
