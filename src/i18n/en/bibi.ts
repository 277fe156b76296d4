import type { Dictionary } from '../overlay.ts'

/** Coin-to-coin: pairs of coins, and orders between them. */
export default {
  title: 'Coin-to-coin',
  ordersTitle: 'Coin-to-coin orders',
  choosePair: 'Choose a pair',
  changePair: 'Change pair',
  searchPairs: 'Search by code or name',
  pricedIn: 'Priced in',
  pairs: 'Pairs',
  noPair: 'No matching pairs',
  noPairText: 'Coins trade against BTC or ETH.',
  perUnit: '{quote} per 1 {base}',
  chartOf:
    'Calculated from {base} and {quote} in USDT. Each candle shows the open and the close; the pair has no market of its own, so there are no highs, lows or volume.',
  madeOf: 'The {base} price divided by the {quote} price. Its age is that of the older price.',
  payAtMost: 'Spend up to',
  rangeAmount: 'From {minimum} to {maximum} {code}',
  rangeCost: 'Order value {minimum} to {maximum} {code}, in steps of {step} {base}',
  feeIn: '{rate} of what you receive',
  placeAmount: 'Buy {base} for up to {amount} {code}',
  beforeFee: 'Before fee',
  atWorst:
    'Worst case: you pay {paid} {paidCode} and receive {received} {receivedCode}. If the pair moves against you by more than that, nothing is exchanged.',
  atWorstLimit:
    'Filled in full at {price} or better: you pay at most {paid} {paidCode} and receive at least {received} {receivedCode}. Until then the order stays open and may never fill. The amount you pay is on hold; you can cancel the order.',
  coinsFall:
    'Coins can lose value. Worst case: what you receive becomes worthless. You cannot lose more than you pay.',
  worth:
    'Current value: {value} USDT. What you pay counts as sold at this value, and what you receive as bought at it.',
  worthThen: 'Value when filled',
  gain: 'Realized P&L on coins paid',
  gainNote: 'their value minus what they cost you',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Your coins',
  heldNote: '{held} on hold for open orders',
  noCoins: 'No coins yet',
  noCoinsText: 'Buy a coin with USDT first. Then you can exchange it here.',
  buyCoins: 'Buy coins',
  filter: 'Filter orders',
  anyPair: 'All pairs',
  noMatch: 'No matching orders',
  noHistoryText: 'Your exchanges appear here with their costs.',
  clearFilter: 'Show all',
  tradePairs: 'Exchange coins',
  exchanged: '{paid} {paidCode} for {received} {receivedCode}',
} as const satisfies Dictionary
