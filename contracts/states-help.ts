/** The states of messages and of the conversation with customer service; see `states.ts`. */
export const helpStates = {
  reader: {
    name: 'an account with two messages is signed in',
    arranges:
      'An account with exactly two messages: the newer one, `messageId`, tells of a new device and is unread; the older one is read.',
    gives: ['token', 'messageId'],
  },
  asker: {
    name: 'an account that customer service has answered is signed in',
    arranges: 'An account that has written to customer service once; the one answer is unread.',
    gives: ['token'],
  },
} as const
