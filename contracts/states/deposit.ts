/** The states of deposits; see ../states.ts. */
export const depositStates = {
  proofDepositor: {
    name: 'an account looks at a channel that asks for a picture of the payment',
    setup: 'An account without uploads, and a deposit method with `isProofRequired` 1 that accepts 1000.',
    returns: ['token', 'channelId'],
  },
  proofUploader: {
    name: 'an account has uploaded a picture of a payment',
    setup:
      'An account with one unused upload for `deposit-proof`, `proofId`, and a deposit method with `isProofRequired` 1 that accepts 1000.',
    returns: ['token', 'channelId', 'proofId'],
  },
  confirmingDepositor: {
    name: 'an account with a transfer that a network confirms is signed in',
    setup:
      'An account with exactly one deposit, of 1000 by a crypto method, pending, with some of the required confirmations.',
    returns: ['token', 'depositId'],
  },
  coinDepositor: {
    name: 'an account that was credited a coin is signed in',
    setup:
      'An account with exactly one deposit, of 0.5 by a crypto method whose currency is a tradable coin, approved.',
    returns: ['token', 'depositId'],
  },
  pendingDepositor: {
    name: 'an account with a pending deposit is signed in',
    setup: 'An account with exactly one deposit, of 1000, waiting for the operator.',
    returns: ['token', 'depositId'],
  },
  decidedDepositor: {
    name: 'an account with an approved deposit is signed in',
    setup: 'An account with exactly one deposit, which was approved.',
    returns: ['token', 'depositId'],
  },
  unpaidDepositor: {
    name: 'an account with a deposit that waits for its payment is signed in',
    setup: 'An account with exactly one deposit, of 1000 by an online payment, which can still be paid.',
    returns: ['token', 'depositId'],
  },
} as const
