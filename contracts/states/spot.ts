/** The states of spot trading; see ../states.ts. */
export const spotStates = {
  buyer: {
    name: 'an account with money looks at a product that is open for trading',
    setup:
      'An account with exactly 5000 USDT, and a US stock that can be traded spot now, at `price`; a limit order to buy at `lowPrice`, and a stop order to buy at `highPrice`, would stay open.',
    returns: ['token', 'productCode', 'productId', 'price', 'lowPrice', 'highPrice'],
  },
  holder: {
    name: 'an account that has bought a product is signed in',
    setup:
      'An account whose one deposit was approved, with one filled spot order, the holding from it, and the ledger entries of both.',
    returns: ['token', 'productCode', 'productId'],
  },
  seller: {
    name: 'an account that has sold half of what it bought is signed in',
    setup:
      'An account that has bought 2 of a product and sold 1 of them in two orders, one after the other, in this calendar year (UTC); it has chosen no cost method.',
    returns: ['token', 'productId', 'year'],
  },
  coinHolder: {
    name: 'an account that holds a coin is signed in',
    setup: 'An account that has bought a crypto product.',
    returns: ['token'],
  },
  openOrder: {
    name: 'an account with an open limit order is signed in',
    setup:
      'An account with exactly two spot orders, limit orders to buy a US stock at `lowPrice`, which are open and will not be filled soon: `orderId` is the newer one, of 2; the older one is of 1.',
    returns: ['token', 'orderId', 'productCode', 'lowPrice'],
  },
  allTypes: {
    name: 'an account that trades products of all types is signed in',
    setup:
      'An account that has, in each type of product open for trading, a short contract position with `takeProfit` and `stopLoss`, an open contract order, and where possible a holding and spot orders.',
    returns: ['token'],
  },
  closedOrder: {
    name: 'an account whose order is no longer open is signed in',
    setup:
      'An account with a spot order, `orderId`, to buy a US stock, that was filled or canceled; another one at `lowPrice` would stay open.',
    returns: ['token', 'orderId', 'productCode', 'lowPrice'],
  },
  rejectedOrder: {
    name: 'an account whose spot order was rejected is signed in',
    setup:
      'An account with exactly one spot order that was rejected, a limit order, when the market reached its price: the fill would have been worth more than the largest order of that moment, as `reason` says.',
    returns: ['token'],
  },
  suspendedBuyer: {
    name: 'an account with money looks at a product that is suspended',
    setup:
      'An account with 5000 USDT, and a product in which trading is suspended; `price` is its last price.',
    returns: ['token', 'productType', 'productCode', 'price'],
  },
} as const
