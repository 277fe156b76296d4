/** The states of messages and customer support; see states.ts. */
export const helpStates = {
  reader: {
    name: 'an account with two messages is signed in',
    setup:
      'An account with exactly two messages: the newer one, `messageId`, tells of a new device and is unread; the older one is read.',
    returns: ['token', 'messageId'],
  },
  asker: {
    name: 'an account that customer service has answered is signed in',
    setup: 'An account that has written to customer service once; the one answer is unread.',
    returns: ['token'],
  },
} as const
