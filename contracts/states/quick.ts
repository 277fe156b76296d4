/** The states of quick orders; see ../states.ts. */
export const quickStates = {
  quickListed: {
    name: 'a product can be traded quickly',
    setup: 'A product with at least one quick order option.',
    returns: ['productType', 'productCode'],
  },
  quickBuyer: {
    name: 'an account with money looks at a quick option',
    setup:
      'An account with exactly 1000 USDT and no limits, and an option on a product that is open for trading at `price`; 100 USDT are within the limits of the option.',
    returns: ['token', 'productType', 'productCode', 'optionId', 'price', 'payoutRate'],
  },
  limitedQuickBuyer: {
    name: 'an account that has used up its daily stake limit looks at a quick option',
    setup: 'As the account with money, but with a daily stake limit of which less than 100 USDT are left.',
    returns: ['token', 'productType', 'productCode', 'optionId', 'price', 'payoutRate'],
  },
  coolingOff: {
    name: 'an account that is cooling off looks at a quick option',
    setup: 'As the account with money, but in a cooling-off period that has not ended.',
    returns: ['token', 'productType', 'productCode', 'optionId', 'price', 'payoutRate'],
  },
  quickOrders: {
    name: 'an account with quick orders is signed in',
    setup:
      'An account with at least one open quick order and one that has ended; of the ended ones, if possible one won and one lost.',
    returns: ['token', 'productId'],
  },
} as const
