/** The states of coin-to-coin trading; see ../states.ts. */
export const bibiStates = {
  coinBuyer: {
    name: 'an account with coins looks at a pair',
    setup:
      'An account with exactly 0.02 BTC and nothing else, and the pair ETH/BTC open for trading at `price`; a limit order to buy at `lowPrice` would stay open.',
    returns: ['token', 'pairCode', 'price', 'lowPrice'],
  },
  coinSeller: {
    name: 'an account with a coin to sell looks at a pair',
    setup:
      'An account with exactly 0.5 ETH and nothing else, and the pair ETH/BTC open for trading at `price`.',
    returns: ['token', 'pairCode', 'price'],
  },
  openCoinOrder: {
    name: 'an account with an open coin-to-coin order is signed in',
    setup:
      'An account with exactly two coin-to-coin orders, limit orders that are open and will not be filled soon; `orderId` is the newer one.',
    returns: ['token', 'orderId', 'pairCode'],
  },
  closedCoinOrder: {
    name: 'an account whose coin-to-coin order is no longer open is signed in',
    setup: 'An account with a coin-to-coin order, `orderId`, that was filled or canceled.',
    returns: ['token', 'orderId'],
  },
  rejectedCoinOrder: {
    name: 'an account whose coin-to-coin order was rejected is signed in',
    setup:
      'An account with exactly one coin-to-coin order that was rejected, a limit order, when the market reached its price: the fill would have been worth more than the largest order of that moment, as `reason` says.',
    returns: ['token'],
  },
} as const
