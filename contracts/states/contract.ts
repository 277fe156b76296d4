/** The states of contract orders and positions; see ../states.ts. */
export const contractStates = {
  contractOrder: {
    name: 'an account with an open contract order is signed in',
    setup:
      'An account with exactly two contract orders, limit orders of leverage 5 to go long 2 of a US stock at `lowPrice`, which are open and will not be filled soon; `orderId` is the newer one.',
    returns: ['token', 'orderId', 'productCode', 'lowPrice'],
  },
  closedContractOrder: {
    name: 'an account whose contract order is no longer open is signed in',
    setup:
      'An account with a contract order, `orderId`, to go long in a US stock, that was filled or canceled; another one at `lowPrice` would stay open.',
    returns: ['token', 'orderId', 'productCode', 'lowPrice'],
  },
  rejectedContractOrder: {
    name: 'an account whose contract order was rejected is signed in',
    setup:
      'An account with exactly one contract order that was rejected, a limit order, when the market reached its price: the fill would have been worth more than the largest order of that moment, as `reason` says.',
    returns: ['token'],
  },
  contractPosition: {
    name: 'an account with an open contract position is signed in',
    setup:
      'An account with 100 USDT available and exactly one open contract position: long, quantity 2, in a US stock that can be traded now at `price`; up to 300 USDT of margin can be added, it will not be liquidated soon, and a take profit at `highPrice` would not close it.',
    returns: ['token', 'positionId', 'productId', 'price', 'highPrice', 'lowPrice'],
  },
  closedContractPosition: {
    name: 'an account with a closed contract position is signed in',
    setup: 'An account with exactly one contract position, closed manually.',
    returns: ['token', 'positionId', 'price', 'highPrice'],
  },
} as const
