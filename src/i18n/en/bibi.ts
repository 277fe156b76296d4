import type { BaseTranslation } from '../generated/types.ts'

/** Coin-to-coin: pairs of coins, and orders between them. */
export default {
  title: 'Coin-to-coin',
  ordersTitle: 'Coin-to-coin orders',
  choosePair: 'Choose a pair',
  changePair: 'Change pair',
  searchPairs: 'Search by code or name',
  pricedIn: 'Priced in',
  pairs: 'Pairs',
  noPair: 'No pair of this name',
  noPairText: 'Coins are exchanged for BTC or for ETH.',
  perUnit: '{quote:string} for 1 {base:string}',
  chartOf:
    'The chart shows {code:string} in USDT. A pair has no market of its own: its price is made of two.',
  madeOf: 'The price of {base:string} over that of {quote:string}. Its age is that of the older of the two.',
  payAtMost: 'Pay at most',
  rangeAmount: 'From {minimum:string} to {maximum:string} {code:string}',
  rangeCost:
    'Worth {minimum:string} to {maximum:string} {code:string}, in steps of {step:string} {base:string}',
  feeIn: '{rate:string} of what you receive',
  placeAmount: 'Buy {base:string} for at most {amount:string} {code:string}',
  beforeFee: 'For it you get',
  atWorst:
    'At worst you pay {paid:string} {paidCode:string} and receive {received:string} {receivedCode:string}. If the pair has moved against you by more than that, nothing is exchanged.',
  atWorstLimit:
    'It is filled whole, at {price:string} or better: you pay at most {paid:string} {paidCode:string} and receive at least {received:string} {receivedCode:string}. Until then it waits, perhaps for ever. What it pays is held; you can cancel it.',
  coinsFall:
    'Coins can fall: at worst, what you receive becomes worthless. You cannot lose more than what you pay.',
  worth: 'Worth {value:string} USDT now. It counts as sold for that, and what you receive as bought for it.',
  worthThen: 'Worth when filled',
  gain: 'Gain on the coins paid',
  gainNote: 'their worth less what they had cost you',
  pairOfPrices: '{base:string} {basePrice:string} · {quote:string} {quotePrice:string} USDT',
  yourCoins: 'Your coins',
  heldNote: '{held:string} held by open orders',
  noCoins: 'No coins yet',
  noCoinsText: 'Buy a coin for USDT first. Then you can exchange it here.',
  buyCoins: 'Buy coins',
  filter: 'Which orders',
  anyPair: 'All pairs',
  noMatch: 'No order matches',
  noHistoryText: 'What you exchange stands here, with its costs.',
  clearFilter: 'Show all',
  tradePairs: 'Exchange coins',
  exchanged: '{paid:string} {paidCode:string} for {received:string} {receivedCode:string}',
} satisfies BaseTranslation
