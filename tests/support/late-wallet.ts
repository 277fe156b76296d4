/**
 * Commands that get the wallet of their owner late: on PostgreSQL another connection keeps it locked meanwhile; on SQLite, which has one
 * writer, the command begins late.
 */
import type { Command, Store } from '#server/kernel/store.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { trimZeros } from '#src/lib/money/decimal.ts'
import { createBackEnd, type BackEnd, type Person } from './back-end.ts'
import { createTestClock, itOnEveryEngine, type TestDatabase } from './databases/databases.ts'
import { holdLock, waitForLockWaits } from './databases/lock-waits.ts'

/** What happens before a command gets the wallet. */
export interface Lateness {
  readonly owner: Person
  /** Whatever passes meanwhile, such as time. */
  readonly meanwhile: () => void
  /** The name of the command, where the first that is executed is another one. */
  readonly command?: string
}

export interface LateBackEnd extends BackEnd {
  /** Acts while the owner's wallet is locked, until a command waits for it and `meanwhile` is over. */
  late<Answer>(lateness: Lateness, act: () => Promise<Answer>): Promise<Answer>
}

/** A store whose commands may begin late. */
class LateStore implements Store {
  readonly engine: Store['engine']
  readonly query: Store['query']
  readonly close: Store['close']
  readonly #execute: Store['execute']
  next: Omit<Lateness, 'owner'> | undefined

  constructor(store: Store) {
    this.engine = store.engine
    this.query = store.query.bind(store)
    this.close = store.close.bind(store)
    this.#execute = store.execute.bind(store)
  }

  execute<Input, Answer>(command: Command<Input, Answer>, input: Input): Promise<Answer> {
    const late = this.next
    if (late && (late.command === undefined || late.command === command.name)) {
      this.next = undefined
      late.meanwhile()
    }
    return this.#execute(command, input)
  }
}

async function whileLocked<Answer>(
  { database, store }: { readonly database: TestDatabase; readonly store: Store },
  { owner, meanwhile }: Lateness,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const { data } = await owner.get('getUserInfo')
  const lock = await holdLock(database, `SELECT 1 FROM accounts WHERE owner = ${data.id} FOR UPDATE`)
  const acted = act()
  // An answer that does not wait is left to the test.
  await Promise.race([waitForLockWaits(store, 1), acted])
  meanwhile()
  await lock.rollBack()
  return acted
}

/** A test on every engine, of a back end whose commands can be made to get a wallet late. */
export function itWithLateWallet(
  title: string,
  test: (backEnd: LateBackEnd) => Promise<void>,
  environment: Record<string, string> = {},
): void {
  itOnEveryEngine(title, async database => {
    const clock = createTestClock()
    const store = new LateStore(await database.open({ clock }))
    const late: LateBackEnd['late'] = (lateness, act) => {
      if (store.engine === 'postgres') return whileLocked({ database, store }, lateness, act)
      store.next = lateness
      return act()
    }
    try {
      await test({ ...createBackEnd(store, clock, environment), late })
    } finally {
      await store.close()
    }
  })
}

const COINS = 2
/** Products that trade around the clock in a sandbox. */
export const PRODUCTS = {
  AAPL: findProductByCode(1, 'AAPL')!,
  BTC: findProductByCode(COINS, 'BTC')!,
  ETH: findProductByCode(COINS, 'ETH')!,
}
export type Prices = Record<keyof typeof PRODUCTS, string>

/** Their prices at a time (epoch ms). */
export function pricesAt({ services: { market } }: BackEnd, time: number): Prices {
  const priceOf = (code: keyof Prices) => trimZeros(market.quote(PRODUCTS[code], time).nowPrice)
  return { AAPL: priceOf('AAPL'), BTC: priceOf('BTC'), ETH: priceOf('ETH') }
}

/** Lets time pass until every price has moved; at most ten seconds, in which a confirmed rate stays valid. */
export function moveMarket(backEnd: BackEnd): void {
  const { clock } = backEnd
  const before = pricesAt(backEnd, clock.now())
  const hasMoved = () => {
    const now = pricesAt(backEnd, clock.now())
    return now.AAPL !== before.AAPL && now.BTC !== before.BTC && now.ETH !== before.ETH
  }
  for (let steps = 0; steps < 20 && !(steps > 0 && hasMoved()); steps++) clock.advance(500)
  if (!hasMoved()) throw new Error('The market stands still.')
}
