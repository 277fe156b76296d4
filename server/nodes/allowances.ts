import { networkKey } from '../kernel/address-key.ts'
import { createLimiter, type LimiterOptions } from '../kernel/rate-limiter.ts'
import { minIdAt } from '../kernel/ids.ts'
import { finish, type Clock, type Context, type Steps, type Store } from '../kernel/store.ts'
import { createExchange } from './given-allowances.ts'
import { createStoredLimiter } from './stored-allowances.ts'

/** Reads are limited generously, as offices share an address; attempts to guess secrets tightly. */
export const ALLOWANCES = {
  calls: { burst: 600, perSecond: 60 },
  /** Far higher: a first visit takes dozens of files, and load balancers probe from one address. */
  files: { burst: 3000, perSecond: 300 },
  /** What is stored for good grows with these: 21,600 a day for an account, eight times as many for an address. */
  accountChanges: { burst: 5000, perSecond: 0.25, maxKeys: 100_000 },
  addressChanges: { burst: 20_000, perSecond: 2 },
  signIns: { burst: 20, perSecond: 0.2 },
  attempts: { burst: 10, perSecond: 0.05 },
} as const satisfies Record<string, Omit<LimiterOptions, 'clock'>>

/**
 * How much one client may ask for, over all nodes together. Each takes one and gives 0, or the whole seconds until there is one again.
 */
export interface Allowances {
  /** Calls of the API, by address. */
  calls(address: string): number
  /** Everything else: files, pictures, the specification, config and `/healthz`, by address. */
  files(address: string): number
  /** Calls that may store something, by account, where one is signed in, and by address. */
  changes(caller: { readonly userId: bigint | undefined; readonly address: string }): number
  /** Calls by which secrets could be guessed or messages sent, by address. @throws StoreUnavailableError */
  signIns(address: string): Promise<number>
  /** Attempts at an account, by account and address, or by account and known device. @throws StoreUnavailableError */
  attempts(key: string): Promise<number>
  /** Tells the other nodes what this one has given, and counts what they have; never throws. */
  exchange(): Promise<void>
}

/** Allowances without end. */
export const unlimitedAllowances: Allowances = {
  calls: () => 0,
  files: () => 0,
  changes: () => 0,
  signIns: async () => 0,
  attempts: async () => 0,
  exchange: async () => {},
}

/** How much of an allowance the addresses of an IPv6 network have together, as one household has 256 of them (address-key.ts). */
export const ALLOWANCES_OF_NETWORK = 4

type Take<Wait> = (key: string, tokens?: number) => Wait

/** Takes one of an address's and, when that was free, one of its network's. */
const takeOfAddress =
  (take: Take<number>) =>
  (address: string): number => {
    const wait = take(address)
    const network = networkKey(address)
    return wait > 0 || network === address ? wait : take(network, 1 / ALLOWANCES_OF_NETWORK)
  }

/** The same with a limiter of the database. */
const takeStoredOfAddress =
  (take: Take<number | Promise<number>>) =>
  async (address: string): Promise<number> => {
    const wait = await take(address)
    const network = networkKey(address)
    return wait > 0 || network === address ? wait : take(network, 1 / ALLOWANCES_OF_NETWORK)
  }

/** Takes one of the account's changes and, when that was free, one of the address's. */
const takeChange = (ofAccount: Take<number>, ofAddress: Take<number>): Allowances['changes'] => {
  const takeAddress = takeOfAddress(ofAddress)
  return ({ userId, address }) => {
    const wait = userId === undefined ? 0 : ofAccount(String(userId))
    return wait > 0 ? wait : takeAddress(address)
  }
}

/**
 * The allowances of a node. Those that guard secrets are in the database, where several nodes may share it; of calls and files each node
 * counts its own, and what the others have given as soon as it learns of it, so that no call waits for the database.
 */
export function createAllowances(store: Store, clock: Clock): Allowances {
  const calls = createLimiter({ ...ALLOWANCES.calls, clock })
  const files = createLimiter({ ...ALLOWANCES.files, clock })
  const accountChanges = createLimiter({ ...ALLOWANCES.accountChanges, clock })
  const addressChanges = createLimiter({ ...ALLOWANCES.addressChanges, clock })
  const signIns = createLimiter({ ...ALLOWANCES.signIns, clock })
  const attempts = createLimiter({ ...ALLOWANCES.attempts, clock })
  if (store.engine === 'sqlite') {
    return {
      calls: takeOfAddress(calls.take),
      files: takeOfAddress(files.take),
      changes: takeChange(accountChanges.take, addressChanges.take),
      signIns: takeStoredOfAddress(signIns.take),
      attempts: async key => attempts.take(key),
      exchange: async () => {},
    }
  }
  const exchange = createExchange(store, clock, {
    calls: { limiter: calls, perSecond: ALLOWANCES.calls.perSecond },
    files: { limiter: files, perSecond: ALLOWANCES.files.perSecond },
    accountChanges: { limiter: accountChanges, perSecond: ALLOWANCES.accountChanges.perSecond },
    addressChanges: { limiter: addressChanges, perSecond: ALLOWANCES.addressChanges.perSecond },
  })
  return {
    calls: takeOfAddress(exchange.take.calls),
    files: takeOfAddress(exchange.take.files),
    changes: takeChange(exchange.take.accountChanges, exchange.take.addressChanges),
    signIns: takeStoredOfAddress(
      createStoredLimiter(store, 'signIns', { ...ALLOWANCES.signIns, local: signIns }),
    ),
    attempts: createStoredLimiter(store, 'attempts', { ...ALLOWANCES.attempts, local: attempts }),
    exchange: exchange.run,
  }
}

const DELETE_WHOLE = 'DELETE FROM allowances WHERE full_at < $1'
const DELETE_TOLD = 'DELETE FROM given_allowances WHERE id < $1'
/** How long what a node has told is kept, in milliseconds. */
const TOLD_FOR = 60_000n

/** Deletes what counts no more; run it each minute. */
export function* deleteSpentAllowances({ now }: Context): Steps<void> {
  return yield* finish(undefined, [DELETE_WHOLE, [now]], [DELETE_TOLD, [minIdAt(now - TOLD_FOR)]])
}
