/** The states of bank cards, wallet addresses, the withdrawal password and withdrawals; see ../states.ts. */
export const withdrawStates = {
  boundCard: {
    name: 'an account with a bound bank card is signed in',
    setup: 'An account with exactly one bank card, 4111111111111111, added with all required fields.',
    returns: ['token', 'cardId'],
  },
  boundAddress: {
    name: 'an account with a bound wallet address is signed in',
    setup:
      'An account with exactly one wallet address: TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t, for USDT on TRC20, labeled Savings.',
    returns: ['token', 'addressId'],
  },
  withdrawPasswordless: {
    name: 'an account without a withdraw password is signed in',
    setup:
      'An account with exactly 5000 USDT, no withdrawal password, and an address that `channelId` can pay out to; with its sign-in password.',
    returns: ['token', 'password', 'channelId', 'targetId', 'arrives'],
  },
  withdrawer: {
    name: 'an account that can withdraw is signed in',
    setup:
      'An account with exactly 5000 USDT, a withdrawal password and an address that `channelId` can pay out to: 20 to 50000 per withdrawal, and of 100 USDT `arrives` is received. No recent wrong passwords.',
    returns: ['token', 'password', 'withdrawPassword', 'channelId', 'targetId', 'arrives'],
  },
  withdrawerWithTwoStep: {
    name: 'an account with two-step verification that can withdraw is signed in',
    setup:
      'As the account that can withdraw, with two-step verification on since before any withdrawal; `code` is valid and unused.',
    returns: ['token', 'password', 'withdrawPassword', 'channelId', 'targetId', 'arrives', 'code'],
  },
  withdrawPasswordForgotten: {
    name: 'an account that was sent a code for its withdraw password is signed in',
    setup:
      'As the account that can withdraw, and `code` has just been sent to it to reset its withdrawal password.',
    returns: ['token', 'password', 'withdrawPassword', 'channelId', 'targetId', 'arrives', 'code'],
  },
  withdrawPasswordLocked: {
    name: 'an account whose withdraw password is locked is signed in',
    setup: 'As the account that can withdraw, but temporarily locked by wrong withdrawal passwords.',
    returns: ['token', 'withdrawPassword', 'channelId', 'targetId', 'arrives'],
  },
  withdrawalsResting: {
    name: 'an account whose withdrawals are on hold is signed in',
    setup: 'As the account that can withdraw, but its withdrawal password has just been reset.',
    returns: ['token', 'withdrawPassword', 'channelId', 'targetId', 'arrives'],
  },
  pendingWithdrawal: {
    name: 'an account with a withdrawal that is checked is signed in',
    setup:
      'An account with exactly two withdrawals, of 100 USDT each, which are pending and will not be decided soon; `withdrawalId` is the newer one.',
    returns: ['token', 'withdrawalId'],
  },
  decidedWithdrawal: {
    name: 'an account whose withdrawal was refused is signed in',
    setup:
      'An account with two withdrawals: the newer one, `withdrawalId`, was rejected with a reason, and the older one was not.',
    returns: ['token', 'withdrawalId'],
  },
} as const
