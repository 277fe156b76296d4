/**
 * Random histories of contracts, repeated and interrupted between the batches of commands. What a person has in the end is computed
 * anew from the fills and the funding alone, in whole numbers, without the ledger and without the program's arithmetic.
 */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { addContractMargin, closeContractPosition } from '#server/features/contract/commands.ts'
import { applyContractEvent, type ContractEvent } from '#server/features/contract/apply-event.ts'
import { listContractPositions, listMovements } from '#server/features/contract/lists.ts'
import { listContractOrders } from '#server/features/contract/order.ts'
import {
  cancelContractOrder,
  fillContractOrder,
  placeContractOrder,
} from '#server/features/contract/order-commands.ts'
import { findPosition, type UnpricedPosition } from '#server/features/contract/position.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import type { Command, Store } from '#server/kernel/store.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { add, compare, multiply, negate, subtract, sum } from '#src/lib/money/money.ts'
import { countOfHistories, itWithStoreOnEveryEngine } from '#tests/support/databases/databases.ts'
import { failingAtBatch } from '#tests/support/databases/failing-command.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { BTC, contractMarket, standingMarket } from './customer.ts'
import { creditMoney, unreached } from '../customer.ts'

const price = fc.integer({ min: 60, max: 140 })
const index = fc.integer({ min: 0, max: 5 })
const actions = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      direction: fc.constantFrom('long' as const, 'short' as const),
      type: fc.constantFrom('market' as const, 'limit' as const),
      leverage: fc.constantFrom(1, 2, 5, 10, 100),
      quantity: fc.integer({ min: 1, max: 6 }),
      price,
      /** Which of the limit orders in its direction it takes the place of, if any; 5 is one that does not exist. */
      replaces: fc.option(index, { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fill' as const), index, price }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), index }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('close' as const),
      index,
      price,
      parts: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('addMargin' as const),
      index,
      amount: fc.integer({ min: 1, max: 90 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('event' as const),
      index,
      price,
      kind: fc.constantFrom(
        'liquidation' as const,
        'takeProfit' as const,
        'stopLoss' as const,
        'expiry' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fund' as const),
      index,
      price,
      rate: fc.constantFrom('0.003', '-0.003', '0.0001', '0'),
    }),
  },
)
type Action = typeof actions extends fc.Arbitrary<infer Value> ? Value : never
type Step = readonly [deed: Action, copies: number, faultAt: number]
const histories = fc.array(
  fc.tuple(actions, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 12 })),
  {
    minLength: 12,
    maxLength: 30,
  },
)

interface Person {
  readonly store: Store
  readonly userId: bigint
  readonly ids: string[]
  /** Limit orders, open or not, newest first. */
  readonly limits: Readonly<Record<'long' | 'short', string[]>>
  /** Orders whose place another one has taken. */
  readonly replaced: Set<string>
}

/** The command of an action, to be run once for each copy. */
async function commandOf(
  { store, userId, ids, limits, replaced }: Person,
  [deed, , faultAt]: Step,
  time: number,
) {
  const idempotencyKey = randomUUID()
  const run = <Input, Answer>(command: Command<Input, Answer>, input: Input) => {
    const whole = failingAtBatch(command, faultAt)
    return () => store.execute(whole, input)
  }
  if (deed.do === 'place') {
    const market = contractMarket(`${deed.price}`)
    const { direction, type, leverage } = deed
    const limitPrice = type === 'limit' ? `${deed.price}` : undefined
    const order = {
      userId,
      idempotencyKey,
      productId: market.rules.productId,
      direction,
      orderType: type,
      leverage,
      quantity: `${deed.quantity}`,
      limitPrice,
    }
    const { length } = limits[direction]
    const isKnown = length > 0 && deed.replaces !== 5
    const old =
      deed.replaces === undefined ? undefined : isKnown ? limits[direction][deed.replaces % length]! : '1'
    const replaces = old === undefined ? undefined : unreached(old)
    const placing = { ...order, previewPrice: market.price, market: () => market, replaces }
    const place = run(placeContractOrder, placing)
    return async () => {
      const { id } = await place()
      if (!ids.includes(id)) {
        ids.push(id)
        if (type === 'limit') limits[direction].unshift(id)
      }
      if (old !== undefined) replaced.add(old)
    }
  }
  const id = BigInt(ids[deed.index] ?? 1)
  if (deed.do === 'fill') {
    return run(fillContractOrder, { orderId: id, price: `${deed.price}`, filledAt: time, rules: BTC })
  }
  if (deed.do === 'cancel') return run(cancelContractOrder, { userId, idempotencyKey, ...unreached(id) })
  const position = await findPosition(store, id)
  const version = position?.version ?? 1n
  const actionAt = (at: string) => {
    const market = standingMarket(at, time)
    return { userId, idempotencyKey, positionId: id, version, market }
  }
  if (deed.do === 'addMargin') return run(addContractMargin, { ...actionAt('0'), amount: `${deed.amount}` })
  if (deed.do === 'close') {
    const whole = position ? Number(position.quantity / 10n ** 8n) : 1
    const quantity = deed.parts === 1 ? undefined : `${Math.max(1, Math.floor(whole / deed.parts))}`
    const at = `${deed.price}`
    return run(closeContractPosition, { ...actionAt(at), quantity, previewPrice: at })
  }
  const event: ContractEvent =
    deed.do === 'fund'
      ? { kind: 'funding', price: `${deed.price}`, time, rate: deed.rate }
      : { kind: deed.kind, price: `${deed.price}`, time }
  return run(applyContractEvent, { positionId: id, version, event })
}

const pages = { pageNum: 1, pageSize: 100 }

/** Recomputes a position from its fills and funding, each from its own prices. */
async function recompute(store: Store, position: UnpricedPosition): Promise<string> {
  const { fills, fundings } = await listMovements(store, BigInt(position.id))
  const closings = fills.filter(fill => fill.reason !== 'open')
  for (const { price: at, quantity, margin, profit, fee } of closings) {
    const rise = subtract(at, position.entryPrice)
    const gain = multiply(position.direction === 'long' ? rise : negate(rise), quantity)
    const expected = compare(gain, negate(margin)) === -1 ? negate(margin) : gain
    expect(compare(profit, expected)).toBe(0)
    expect(compare(sum([margin, profit, negate(fee)]), '0')).not.toBe(-1)
  }
  const profit = sum(closings.map(fill => fill.profit))
  const fees = sum(fills.map(fill => fill.fee))
  const funding = sum(fundings.map(each => each.amount))
  const figures = [position.realisedProfit, position.fees, position.funding]
  expect(figures.map((figure, at) => compare(figure, [profit, fees, funding][at]!))).toEqual([0, 0, 0])
  return sum([profit, negate(fees), funding])
}

/** Plays and checks a history. @returns how many orders were replaced in it */
async function check(store: Store, userId: bigint, history: readonly Step[]): Promise<number> {
  const person: Person = { store, userId, ids: [], limits: { long: [], short: [] }, replaced: new Set() }
  await creditMoney(store, userId, '1000')
  let time = Date.UTC(2026, 0, 1)
  for (const step of history) {
    time += 60_000
    const act = await commandOf(person, step, time)
    await Promise.all(
      Array.from({ length: step[1] }, () =>
        (act() as Promise<unknown>).catch((error: unknown) => {
          if (!(error instanceof DomainError) && String(error) !== 'Error: injected') throw error
        }),
      ),
    )
  }
  const open = await listContractPositions(store, { userId, status: 'open', ...pages })
  const closed = await listContractPositions(store, { userId, status: 'closed', ...pages })
  const waiting = await listContractOrders(store, { userId, status: 'open', ...pages })
  const cancelled = await listContractOrders(store, { userId, status: 'cancelled', ...pages })
  const cancelledIds = new Set(cancelled.rows.map(({ id }) => id))
  expect([...person.replaced].filter(id => !cancelledIds.has(id))).toEqual([])
  const balance = await readBalance(store, userId, 'USDT')
  const held = sum([...open.rows.map(each => each.margin), ...waiting.rows.map(each => each.total)])
  expect(compare(balance.held, held)).toBe(0)
  const gained: string[] = []
  for (const position of [...open.rows, ...closed.rows]) gained.push(await recompute(store, position))
  expect(compare(add(balance.available, balance.held), sum(['1000', ...gained]))).toBe(0)
  expect(await verifyLedger(store)).toEqual([])
  return person.replaced.size
}

itWithStoreOnEveryEngine(
  'random contract histories leave the balance that fills and funding add up to, with repeats and interruptions',
  async store => {
    const numRuns = countOfHistories(store, 120)
    let lastUser = 0n
    let replaced = 0
    await fc.assert(
      fc.asyncProperty(
        histories,
        async history => void (replaced += await check(store, ++lastUser, history)),
      ),
      { numRuns },
    )
    expect(replaced).toBeGreaterThanOrEqual(numRuns / 20)
  },
)
