/** The states of pledges and lock mining; see ../states.ts. */
export const earningStates = {
  earner: {
    name: 'an account with money looks at a product that pays by the day',
    setup:
      'An account with exactly 5000 USDT, and an open product of the service in USDT: 1000 is accepted, 0.01 is too little, 999999999 too much, and 5001 is neither. `startsAt` is the next 00:00 UTC.',
    returns: ['token', 'productId', 'dailyRate', 'earlyRate', 'startsAt'],
    params: { service: 'pledge or mining' },
  },
  soldOutEarner: {
    name: 'an account with money looks at a product that is sold out',
    setup: 'As the account with money, but the product is sold out.',
    returns: ['token', 'productId', 'dailyRate', 'earlyRate', 'startsAt'],
    params: { service: 'pledge or mining' },
  },
  lateEarner: {
    name: 'an account with money looks at a product that is no longer offered',
    setup: 'As the account with money, but the product is closed.',
    returns: ['token', 'productId', 'dailyRate', 'earlyRate', 'startsAt'],
    params: { service: 'pledge or mining' },
  },
  earningOrders: {
    name: 'an account with orders that pay by the day is signed in',
    setup:
      'An account with exactly two orders of the service: `orderId` is active, at least one of its days has been posted, and redeeming it costs `penalty`, which is not 0.123456; `endedOrderId` is older and was redeemed early.',
    returns: ['token', 'orderId', 'penalty', 'endedOrderId'],
    params: { service: 'pledge or mining' },
  },
} as const
