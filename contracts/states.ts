import { accountStates } from './states/account.ts'
import { passkeyStates } from './states/passkey.ts'
import { contractStates } from './states/contract.ts'
import { depositStates } from './states/deposit.ts'
import { earningStates } from './states/earning.ts'
import { followStates } from './states/follow.ts'
import { helpStates } from './states/help.ts'
import { rewardStates } from './states/reward.ts'
import { liabilityStates } from './states/liability.ts'
import { loanStates } from './states/loan.ts'
import { marketStates } from './states/market.ts'
import { quickStates } from './states/quick.ts'
import { bibiStates } from './states/bibi.ts'
import { spotStates } from './states/spot.ts'
import { safetyStates } from './states/safety.ts'
import { shareStates } from './states/new-shares.ts'
import { withdrawStates } from './states/withdraw.ts'

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
  exchanger: {
    name: 'an account with money has been shown an exchange rate',
    setup:
      'An account with exactly 5000 USDT, and the current rate between USDT and EUR (currencies 3 and 6): `rateTime` identifies it, and at this rate 1000 USDT yield `received`.',
    returns: ['token', 'rateTime', 'received'],
  },
  exchanged: {
    name: 'an account that has exchanged a currency is signed in',
    setup:
      'An account with exactly two exchanges, one after the other, each of 1000 USDT into EUR, the currencies 3 and 6.',
    returns: ['token'],
  },
  listed: {
    name: 'a product is listed',
    setup: 'A visible product of the type `productType` that can be traded spot.',
    returns: ['productCode', 'productId'],
    params: { productType: '1 US stock, 2 crypto, 3 futures, 4 forex' },
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
  almostLocked: {
    name: 'an account exists on which four wrong passwords were entered',
    setup:
      'An account with exactly four wrong passwords in a row, all just now and as from the verifier, and its password.',
    returns: ['account', 'password'],
  },
  lockEnded: {
    name: 'an account was locked after too many wrong passwords, and the lock has ended',
    setup:
      'An account that was locked by five wrong passwords so long ago that the end of the lock, which is still recorded, has passed.',
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
  ...quickStates,
  ...bibiStates,
  ...spotStates,
  ...contractStates,
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
  ...marketStates,
  ...loanStates,
  ...shareStates,
} as const satisfies Record<string, ProviderState>

export type StateKey = keyof typeof states
