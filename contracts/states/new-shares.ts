/** The states of new shares; see ../states.ts. */
export const shareStates = {
  openOffer: {
    name: 'an offer of new shares is open',
    setup: 'A new share offer that is open for subscription.',
    returns: ['offerId'],
  },
  shareBuyer: {
    name: 'an account with money looks at an offer of new shares',
    setup: 'An account with enough USDT for three lots of an open offer, and no subscription to it.',
    returns: ['token', 'offerId'],
  },
  poorShareBuyer: {
    name: 'an account with too little money looks at an offer of new shares',
    setup: 'An account with less USDT than three lots of an open offer cost.',
    returns: ['token', 'offerId'],
  },
  lateShareBuyer: {
    name: 'an account with money looks at an offer of new shares that is closed',
    setup: 'An account with enough USDT for three lots of an offer that is closed.',
    returns: ['token', 'offerId'],
  },
  shareSubscriber: {
    name: 'an account that has subscribed to new shares is signed in',
    setup: 'An account with exactly one subscription, of three lots, to an offer that is still open.',
    returns: ['token', 'offerId', 'subscriptionId'],
  },
  closedSubscriber: {
    name: 'an account whose subscription waits for its draw is signed in',
    setup: 'An account with a subscription to a closed offer whose draw has not taken place.',
    returns: ['token', 'offerId', 'subscriptionId'],
  },
  drawnSubscriber: {
    name: 'an account whose subscription was drawn is signed in',
    setup:
      'An account with exactly two subscriptions, to two offers one after the other, which were allotted shares in the draw; `offerId` and `subscriptionId` are of the newer one.',
    returns: ['token', 'offerId', 'subscriptionId'],
  },
} as const
