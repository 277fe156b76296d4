/** The states of new shares; see states.ts. */
export const shareStates = {
  openOffer: {
    name: 'an offer of new shares is open',
    setup: 'An offer of new shares that can be subscribed to.',
    returns: ['offerId'],
  },
  shareBuyer: {
    name: 'an account with money looks at an offer of new shares',
    setup: 'An account with enough USDT for three lots of an offer that is open, and no subscription to it.',
    returns: ['token', 'offerId'],
  },
  poorShareBuyer: {
    name: 'an account with too little money looks at an offer of new shares',
    setup: 'An account that has less USDT than three lots of an offer cost that is open.',
    returns: ['token', 'offerId'],
  },
  lateShareBuyer: {
    name: 'an account with money looks at an offer of new shares that is closed',
    setup: 'An account with enough USDT for three lots of an offer that nobody can subscribe to any more.',
    returns: ['token', 'offerId'],
  },
  shareSubscriber: {
    name: 'an account that has subscribed to new shares is signed in',
    setup: 'An account with exactly one subscription, of three lots, to an offer that is still open.',
    returns: ['token', 'offerId', 'subscriptionId'],
  },
  closedSubscriber: {
    name: 'an account whose subscription waits for its draw is signed in',
    setup: 'An account with a subscription to an offer that is closed and was not drawn yet.',
    returns: ['token', 'offerId', 'subscriptionId'],
  },
  drawnSubscriber: {
    name: 'an account whose subscription was drawn is signed in',
    setup: 'An account with exactly one subscription, which has got shares in its draw.',
    returns: ['token', 'offerId', 'subscriptionId'],
  },
} as const
