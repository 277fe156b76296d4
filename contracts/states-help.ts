/** The states of messages and customer support; see states.ts. */
export const helpStates = {
  reader: {
    name: 'an account with two messages is signed in',
    setup:
      'An account with exactly two messages: the newer one, `messageId`, reports a new device and is unread; the older one is read.',
    returns: ['token', 'messageId'],
  },
  asker: {
    name: 'an account that customer service has answered is signed in',
    setup: 'An account that has sent one message to customer support; the one reply is unread.',
    returns: ['token'],
  },
} as const
