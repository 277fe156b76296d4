import { accountStates } from './states-account.ts'
import { passkeyStates } from './states-passkey.ts'
import { contractStates } from './states-contract.ts'
import { depositStates } from './states-deposit.ts'
import { earningStates } from './states-earning.ts'
import { followStates } from './states-follow.ts'
import { helpStates } from './states-help.ts'
import { rewardStates } from './states-reward.ts'
import { liabilityStates } from './states-liability.ts'
import { loanStates } from './states-loan.ts'
import { safetyStates } from './states-safety.ts'
import { shareStates } from './states-new-shares.ts'
import { withdrawStates } from './states-withdraw.ts'

/**
 * The provider states: what must be true before an interaction is replayed, and which values a back end returns, so that the
 * interaction uses its own token, ids and codes instead of those of the example. docs/contracts.md says how a back end offers
 * them; `contracts/pacts` refers to them by `name`.
 */
export interface ProviderState {
  /** A sentence that describes the state; the pact files refer to it by this name. */
  readonly name: string
  /** What the back end does to make it true. */
  readonly setup: string
  /** The names of the values that it returns, which the pact files use. */
  readonly returns: readonly string[]
  /** The names and meanings of its `params`. */
  readonly params?: Readonly<Record<string, string>>
  /** Whether the tester's own token is enough, without a state hook. */
  readonly tokenSuffices?: boolean
}

/** The params of states that plan the failure of a call. */
const PLANNED_CALL = {
  operation: 'an operation id of the specification',
  request: 'the name of the request; the verifier makes it up',
}

/**
 * The states of the reference back end. Each is independent: none builds on a previous one. Every state uses a new account, so that no
 * interaction sees data of another.
 */
export const states = {
  signedIn: {
    name: 'an account is signed in',
    setup: 'Any account with a session, whatever its contents.',
    returns: ['token'],
    tokenSuffices: true,
  },
  newAccount: {
    name: 'a new account is signed in',
    setup: 'A newly opened account: no money, orders, messages, watchlist entries or withdrawal password.',
    returns: ['token'],
  },
  funded: {
    name: 'an account with money is signed in',
    setup: 'An account with exactly `available` of the currency `currencyId` and nothing else.',
    returns: ['token'],
    params: { currencyId: '3 is USDT', available: 'a decimal string' },
  },
  depositor: {
    name: 'an account with three deposits is signed in',
    setup: 'An account with exactly three deposits, at least one of them approved.',
    returns: ['token'],
  },
  rejectedDepositor: {
    name: 'an account whose only deposit was rejected is signed in',
    setup: 'An account with one deposit, which was rejected with a reason.',
    returns: ['token'],
  },
  keyUser: {
    name: 'an account that has used an idempotency key is signed in',
    setup:
      'An account with money that has made a deposit of 50 with `idempotencyKey`; the key applies to orders as well.',
    returns: ['token', 'idempotencyKey'],
  },
  watcher: {
    name: 'an account that watches a product is signed in',
    setup: 'An account whose watchlist contains exactly one product, the one returned.',
    returns: ['token', 'productType', 'productCode', 'productId'],
  },
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
      'An account that has bought 2 of a product and sold 1 of them in this calendar year (UTC); it has chosen no cost method.',
    returns: ['token', 'productId', 'year'],
  },
  coinHolder: {
    name: 'an account that holds a coin is signed in',
    setup: 'An account that has bought a crypto product.',
    returns: ['token'],
  },
  exchanger: {
    name: 'an account with money has been shown an exchange rate',
    setup:
      'An account with exactly 5000 USDT, and the current rate between USDT and EUR (currencies 3 and 6): `rateTime` identifies it, and at this rate 1000 USDT yield `received`.',
    returns: ['token', 'rateTime', 'received'],
  },
  exchanged: {
    name: 'an account that has exchanged a currency is signed in',
    setup: 'An account with exactly one exchange, of 1000 USDT into EUR, the currencies 3 and 6.',
    returns: ['token'],
  },
  openOrder: {
    name: 'an account with an open limit order is signed in',
    setup:
      'An account with exactly one spot order, a limit order to buy 2 of a US stock at `lowPrice`, which is open and will not be filled soon.',
    returns: ['token', 'orderId', 'productCode', 'lowPrice'],
  },
  closedOrder: {
    name: 'an account whose order is no longer open is signed in',
    setup:
      'An account with one spot order to buy a US stock, that was filled or canceled; another one at `lowPrice` would stay open.',
    returns: ['token', 'orderId', 'productCode', 'lowPrice'],
  },
  rejectedOrder: {
    name: 'an account whose spot order was rejected is signed in',
    setup:
      'An account with exactly one spot order, a limit order that was rejected when the market reached its price: the fill would have been worth more than the largest order of that moment, as `reason` says.',
    returns: ['token'],
  },
  suspendedBuyer: {
    name: 'an account with money looks at a product that is suspended',
    setup:
      'An account with 5000 USDT, and a product in which trading is suspended; `price` is its last price.',
    returns: ['token', 'productType', 'productCode', 'price'],
  },
  listed: {
    name: 'a product is listed',
    setup: 'A visible product of the type `productType` that can be traded spot.',
    returns: ['productCode', 'productId'],
    params: { productType: '1 US stock, 2 crypto, 3 futures, 4 forex' },
  },
  quickListed: {
    name: 'a product can be traded quickly',
    setup: 'A product with at least one quick order option.',
    returns: ['productType', 'productCode'],
  },
  freeAddress: {
    name: 'an address has no account',
    setup: 'An email address that is not registered and to which no code has been sent.',
    returns: ['account'],
  },
  codeSent: {
    name: 'a registration code was sent to an address',
    setup: 'An email address without an account, and the 6-digit code just sent to it.',
    returns: ['account', 'code'],
  },
  takenAddress: {
    name: 'a registration code was sent to an address that has an account since',
    setup:
      'An email address with an account, and the last code sent to it (any 6 digits if none can be sent).',
    returns: ['account', 'code'],
  },
  registered: {
    name: 'an account exists',
    setup: 'An account without recent sign-in attempts, and its password.',
    returns: ['account', 'password'],
  },
  locked: {
    name: 'an account is locked after too many wrong passwords',
    setup: 'An account that temporarily rejects even the correct password.',
    returns: ['account', 'password'],
  },
  answersNotNow: {
    name: 'an operation is not available for the moment',
    setup:
      'The call of `operation` whose header `X-Contract-Request` is `request` is answered {code: 209, msg}, with HTTP status 200, each time it is sent; every other call as before. A hook that does not look at headers may take the next call of `operation`.',
    returns: [],
    params: PLANNED_CALL,
  },
  failsInside: {
    name: 'an operation fails inside',
    setup:
      'The call of `operation` whose header `X-Contract-Request` is `request` causes an internal error in the back end, such as an exception, each time it is sent; every other call is answered as before. A hook that does not look at headers may take the next call of `operation`.',
    returns: [],
    params: PLANNED_CALL,
  },
  ...contractStates,
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
    setup: 'An account with at least one open quick order and one that has ended.',
    returns: ['token', 'productId'],
  },
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
      'An account with exactly one coin-to-coin order, a limit order that is open and will not be filled soon.',
    returns: ['token', 'orderId', 'pairCode'],
  },
  closedCoinOrder: {
    name: 'an account whose coin-to-coin order is no longer open is signed in',
    setup: 'An account with one coin-to-coin order that was filled or canceled.',
    returns: ['token', 'orderId'],
  },
  rejectedCoinOrder: {
    name: 'an account whose coin-to-coin order was rejected is signed in',
    setup:
      'An account with exactly one coin-to-coin order, a limit order that was rejected when the market reached its price: the fill would have been worth more than the largest order of that moment, as `reason` says.',
    returns: ['token'],
  },
  ...earningStates,
  ...followStates,
  ...accountStates,
  ...passkeyStates,
  ...safetyStates,
  ...helpStates,
  ...depositStates,
  ...withdrawStates,
  ...rewardStates,
  ...liabilityStates,
  ...loanStates,
  ...shareStates,
} as const satisfies Record<string, ProviderState>

export type StateKey = keyof typeof states
