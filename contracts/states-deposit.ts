/** What must be true of deposits; `states` says what each part means. */
export const depositStates = {
  proofDepositor: {
    name: 'an account looks at a channel that asks for a picture of the payment',
    arranges: 'An account without uploads, and a way to deposit with `isProofRequired` 1 that takes 1000.',
    gives: ['token', 'channelId'],
  },
  confirmingDepositor: {
    name: 'an account with a transfer that a network confirms is signed in',
    arranges:
      'An account with exactly one deposit, of 1000 by a crypto channel, pending, with some of the confirmations that it needs.',
    gives: ['token', 'depositId'],
  },
  coinDepositor: {
    name: 'an account that was credited a coin is signed in',
    arranges:
      'An account with exactly one deposit, of 0.5 by a crypto channel whose currency is a coin that can be traded, approved.',
    gives: ['token', 'depositId'],
  },
  pendingDepositor: {
    name: 'an account with a pending deposit is signed in',
    arranges: 'An account with exactly one deposit, of 1000, which waits for the operator.',
    gives: ['token', 'depositId'],
  },
  decidedDepositor: {
    name: 'an account with an approved deposit is signed in',
    arranges: 'An account with exactly one deposit, which was approved.',
    gives: ['token', 'depositId'],
  },
  unpaidDepositor: {
    name: 'an account with a deposit that waits for its payment is signed in',
    arranges: 'An account with exactly one deposit, of 1000 by an online payment, which can still be paid.',
    gives: ['token', 'depositId'],
  },
} as const
